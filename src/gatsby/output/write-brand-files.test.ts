import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";

import { iconPaths, screenIcons, touchIcon } from "../../seo/addresses";
import { palette } from "../../theme/palette";
import { drawIcons, drawingFolder, paint } from "./write-brand-files";

test.each(readdirSync(drawingFolder))("the drawing %s has colors of the palette only", (name) => {
  const drawing = readFileSync(join(drawingFolder, name), "utf8");
  const colors = Array.from(drawing.matchAll(/(?:stroke|fill|stop-color)="([^"]*)"/gu), ([, color]) => color);
  expect(colors.filter((color) => color !== "none" && !/^\{\w+\}$/u.test(color ?? ""))).toEqual([]);
  expect(paint(drawing)).not.toMatch(/\{\w+\}/u);
});

test("a drawing that names an unknown color stops the build", () => {
  expect(paint(`<path stroke="{accent}"/>`)).toBe(`<path stroke="${palette.accent}"/>`);
  expect(() => paint(`<path stroke="{azure}"/>`)).toThrow(`"azure"`);
});

test("the icons are the mark, in their sizes", async () => {
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle cx="4" cy="4" r="4" fill="#f00"/></svg>`;
  const icons = await drawIcons(Buffer.from(mark));
  expect(Object.keys(icons).map((name) => `/${name}`)).toEqual(expect.arrayContaining(iconPaths));
  for (const { name, size } of [touchIcon, ...screenIcons]) {
    const { data, info } = await sharp(icons[name]).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([size, size, name === touchIcon.name ? 3 : 4]);
    const middle = ((size / 2) * size + size / 2) * info.channels;
    expect([...data.subarray(middle, middle + 3)]).toEqual([255, 0, 0]);
  }
  // Reserved, type and count of an ICO file, then width and height of its picture.
  expect(icons["favicon.svg"]?.toString()).toBe(mark);
  expect(icons["favicon.ico"]?.toString("hex", 0, 8)).toBe("0000010001002020");
});

test.each(["png", "jpeg", "webp"] as const)("a %s mark is embedded in the SVG icon", async (format) => {
  const mark = sharp({ create: { width: 80, height: 80, channels: 3, background: "#f00" } });
  const icon = (await drawIcons(await mark.toFormat(format).toBuffer()))["favicon.svg"];
  const [red, green] = (await sharp(icon).stats()).channels;
  expect(red?.mean).toBeGreaterThan(200);
  expect(green?.mean).toBeLessThan(50);
});
