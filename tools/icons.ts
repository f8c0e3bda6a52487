import { copyFileSync, readFileSync, writeFileSync } from "node:fs";

import { favicons } from "favicons";

import { screenIcons, touchIcon } from "../src/seo/addresses";

/** Creates the icons in `static/` from the company's mark: `npm run icons`. */
async function createIcons(): Promise<void> {
  const { mark, themeColor } = JSON.parse(readFileSync("data/site.json", "utf8")) as Record<string, string>;
  const file = `data/images/${mark}`;
  const { images } = await favicons(file, {
    background: themeColor,
    icons: {
      android: screenIcons.map(({ name }) => name),
      appleIcon: [touchIcon],
      appleStartup: false,
      favicons: ["favicon.ico"],
      windows: false,
      yandex: false,
    },
  });
  for (const { name, contents } of images) writeFileSync(`static/${name}`, contents);
  copyFileSync(file, "static/favicon.svg");
}

void createIcons();
