import { writeFileSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";

import { copySite, plainPictures } from "../../../e2e/copy-site.mjs";
import { articleCategories } from "../../content/article";
import { composeArticle } from "./compose-article";

/** How many distinct pictures all thumbnails are drawn from. */
export const pictureCount = 24;

const pictureSize = { width: 1440, height: 900 };
const grain = { width: 24, height: 15 };

/** A soft picture of its own colours: made in no time, and yet work for whoever compresses it. */
function paint(number: number): Promise<Buffer> {
  const pixels = Buffer.alloc(grain.width * grain.height * 3);
  for (let index = 0; index < pixels.length; index++) pixels[index] = (index * index * (number + 3) + index * 31) % 251;
  return sharp(pixels, { raw: { ...grain, channels: 3 } })
    .resize(pictureSize.width, pictureSize.height, { kernel: "cubic" })
    .jpeg()
    .toBuffer();
}

/** A copy of the project with plain pictures, to which articles can be added. Call `remove` in the end. */
export async function makeSite() {
  const site = copySite("bench-build");
  await plainPictures(join(site.root, "data/images"));
  mkdirSync(join(site.root, "data/images/bench"));
  const pictures = Array.from({ length: pictureCount }, (_, index) => `bench/${index}.jpg`);
  for (const [index, picture] of pictures.entries()) site.write(`data/images/${picture}`, await paint(index));
  const team = JSON.parse(site.read("data/team.json")) as { slug: string }[];
  const supplies = { people: team.map(({ slug }) => slug), categories: articleCategories, pictures };
  const nameFile = (number: number) => `data/articles/bench-${number}.mdx`;
  let made = 0;
  return {
    root: site.root,
    remove: site.remove,
    /** Adds articles until there are as many. */
    grow: (count: number) => {
      for (; made < count; made++) writeFileSync(join(site.root, nameFile(made)), composeArticle(made, supplies));
    },
    /** Adds a sentence to one article. */
    edit: () => {
      site.write(nameFile(0), `${site.read(nameFile(0))}\nOne more sentence.\n`);
    },
    countPages: () =>
      readdirSync(join(site.root, "public"), { recursive: true, encoding: "utf8" }).filter((file) =>
        /(?:^|[\\/])index\.html$/u.test(file),
      ).length,
  };
}
