import type { CreatePagesArgs } from "gatsby";

import { manifestPath, screenIcons } from "../seo/addresses";
import { writePublic } from "./public-folder";
import { readAnswer } from "./read-answer";

/** Writes the web manifest. */
export async function writeManifest(graphql: CreatePagesArgs["graphql"]): Promise<void> {
  const { siteSettings } = await readAnswer(
    graphql<Queries.ManifestQuery>(`
      query Manifest {
        siteSettings {
          name
          description
          language
          themeColor
        }
      }
    `),
  );
  if (!siteSettings) return;
  const { name, description, language, themeColor } = siteSettings;
  const manifest = {
    name,
    short_name: name,
    description,
    lang: language,
    start_url: "/",
    display: "browser",
    background_color: themeColor,
    theme_color: themeColor,
    icons: screenIcons.map((icon) => ({ src: `/${icon.name}`, sizes: `${icon.size}x${icon.size}`, type: "image/png" })),
  };
  await writePublic(manifestPath, `${JSON.stringify(manifest, null, 2)}\n`);
}
