import { readFile } from "node:fs/promises";

import { favicons } from "favicons";
import type { CreatePagesArgs } from "gatsby";

import { manifestPath, screenIcons, touchIcon } from "../seo/addresses";
import { writePublic } from "./public-folder";
import { readAnswer } from "./read-answer";

/** Makes all icons from the company's mark, and the web manifest. */
export async function writeIcons(graphql: CreatePagesArgs["graphql"]): Promise<void> {
  const { siteSettings } = await readAnswer(
    graphql<Queries.IconsQuery>(`
      query Icons {
        siteSettings {
          name
          description
          language
          themeColor
          mark {
            absolutePath
          }
        }
      }
    `),
  );
  if (!siteSettings) return;
  const { name, description, language, themeColor, mark } = siteSettings;
  const { images } = await favicons(mark.absolutePath, {
    path: "/",
    background: themeColor,
    icons: {
      android: screenIcons.map((icon) => icon.name),
      appleIcon: [touchIcon],
      appleStartup: false,
      favicons: ["favicon.ico"],
      windows: false,
      yandex: false,
    },
  });
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
  await Promise.all([
    ...images.map((image) => writePublic(image.name, image.contents)),
    writePublic("favicon.svg", await readFile(mark.absolutePath)),
    writePublic(manifestPath, `${JSON.stringify(manifest, null, 2)}\n`),
  ]);
}
