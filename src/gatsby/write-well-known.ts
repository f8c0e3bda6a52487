import type { CreatePagesArgs } from "gatsby";

import { privacyControl, writeSecurityText } from "../deploy/security-text";
import { toAbsolute } from "../seo/addresses";
import { readContentSettings } from "./content-settings";
import { writePublic } from "./public-folder";
import { readAnswer } from "./read-answer";

/** Writes what programs look for at places that are the same on every site. */
export async function writeWellKnown(graphql: CreatePagesArgs["graphql"]): Promise<void> {
  const { siteSettings } = await readAnswer(
    graphql<Queries.WellKnownQuery>(`
      query WellKnown {
        siteSettings {
          email
          url
          language
        }
      }
    `),
  );
  if (!siteSettings) return;
  const { email, url, language } = siteSettings;
  const origin = new URL(toAbsolute(url, "/")).origin;
  const { day } = readContentSettings();
  await Promise.all([
    writePublic(".well-known/security.txt", writeSecurityText({ email, url: origin, language, day })),
    writePublic(".well-known/gpc.json", `${JSON.stringify(privacyControl)}\n`),
  ]);
}
