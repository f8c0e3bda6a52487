import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import type { z } from "zod";

import { defaultCampaign } from "../../text/campaign";
import { site } from "../kinds/site";
import { dataFolder } from "./data-folder";

const file = resolve(dataFolder, site.files);

/** Reads `site.json`, which must be valid. */
export function readSite() {
  const settings = JSON.parse(readFileSync(file, "utf8")) as z.infer<typeof site.schema>;
  return { ...settings, campaign: settings.campaign ?? defaultCampaign, recording: settings.recording ?? "always" };
}
