import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { palette } from "../theme/palette";
import { drawingFolder, paint } from "./write-brand-files";

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
