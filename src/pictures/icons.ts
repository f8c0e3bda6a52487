import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { favicons } from "favicons";

import { dataFolder, imagesFolder } from "../content/read/data-folder";
import { screenIcons, touchIcon } from "../seo/addresses";

/** Makes the icons in `static/` from the company's mark: `npm run icons`. */
interface Brand {
  mark: string;
  themeColor: string;
}

async function main(): Promise<void> {
  const { mark, themeColor } = JSON.parse(readFileSync(join(dataFolder, "site.json"), "utf8")) as Brand;
  const file = join(dataFolder, imagesFolder, mark);
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
  for (const { name, contents } of images) writeFileSync(join("static", name), contents);
  copyFileSync(file, "static/favicon.svg");
}

void main();
