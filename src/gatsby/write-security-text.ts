import type { CreatePagesArgs } from "gatsby";

import { composeSecurityText } from "../deploy/security-text";
import { toAbsolute } from "../seo/addresses";
import { readContentSettings } from "./content-settings";
import { writePublic } from "./public-folder";
import { readAnswer } from "./read-answer";

/** Writes `security.txt`, which expires a year after the build. */
export async function writeSecurityText(graphql: CreatePagesArgs["graphql"]): Promise<void> {
  const { siteSettings } = await readAnswer(
    graphql<Queries.SecurityTextQuery>(`
      query SecurityText {
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
  await writePublic(".well-known/security.txt", composeSecurityText({ email, url: origin, language, day }));
}
