import { readFileSync } from "node:fs";
import { join } from "node:path";

import { defaultCampaign } from "../../text/campaign";
import { dataFolder } from "../../content/read/data-folder";

/** Members of `site.json` that the scripts depend on. */
interface SiteSettings {
  campaign: readonly string[];
  name: string;
  recording: string;
  menus: readonly { label: string }[];
  action: { label: string };
}

export function readSite(): SiteSettings {
  const site = JSON.parse(readFileSync(join(dataFolder, "site.json"), "utf8")) as SiteSettings;
  return { ...{ campaign: defaultCampaign, recording: "always" }, ...site };
}
