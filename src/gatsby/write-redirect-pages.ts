import type { CreatePagesArgs } from "gatsby";

import { writeRedirectPage } from "../deploy/redirect-page";
import { toAbsolute } from "../seo/addresses";
import { writePublic } from "./public-folder";
import { readAnswer } from "./read-answer";

/** Writes a page for every redirect, for hosts that know none. */
export async function writeRedirectPages(graphql: CreatePagesArgs["graphql"]): Promise<void> {
  const { siteSettings, interfaceStrings, allRedirect } = await readAnswer(
    graphql<Queries.RedirectPagesQuery>(`
      query RedirectPages {
        siteSettings {
          name
          url
          language
        }
        interfaceStrings {
          redirecting
        }
        allRedirect {
          nodes {
            from
            to
          }
        }
      }
    `),
  );
  if (!siteSettings || !interfaceStrings) return;
  const { name, url, language } = siteSettings;
  await Promise.all(
    allRedirect.nodes.map(({ from, to }) => {
      const text = interfaceStrings.redirecting.replace("{path}", to);
      const page = writeRedirectPage({ to, canonical: toAbsolute(url, to), language, title: name, text });
      return writePublic(`${from}/index.html`, page);
    }),
  );
}
