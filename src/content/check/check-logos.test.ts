import sharp from "sharp";

import { copyContent } from "../testing/copy-content";
import { makeIntegration, formatList } from "../testing/samples";
import { checkLogos } from "./check-logos";

const content = copyContent();
afterAll(content.remove);

const draw = (fill: string, ground = "none") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><rect width="80" height="20" fill="${ground}"/><path fill="${fill}" d="M4 4h3v12h-3z"/></svg>`;

async function check(svg: string, type: "svg" | "png" = "svg"): Promise<string[]> {
  const file = `logos/planted.${type}`;
  const picture = type === "svg" ? svg : await sharp(Buffer.from(svg)).png().toBuffer();
  content.write({ "integrations.json": formatList([makeIntegration(1, file)]), [`images/${file}`]: picture });
  return (await checkLogos(content.root)).map(({ rule, message }) => `${rule}: ${message}`);
}

test.each(["svg", "png"] as const)(
  "a white logo is reported, one with a dark or colored part is not: %s",
  async (type) => {
    const name = `integration "Platform 1.": logo names logos/planted.${type}, which is so light that it is invisible on white`;
    expect(await check(draw("#fff"), type)).toEqual([`logo-pale: ${name}`]);
    expect(await check(draw("#eee"), type)).toEqual([`logo-pale: ${name}`]);
    for (const [fill, ground] of [["#000"], ["#ffe01b"], ["#fff", "#102030"], ["#102030", "#fff"]])
      expect(await check(draw(fill ?? "", ground), type)).toEqual([]);
  },
);

test("only the check of pictures reports an unreadable picture", async () => {
  expect(await check("no picture")).toEqual([]);
});
