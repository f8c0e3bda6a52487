import sharp from "sharp";

import { compare, listTiles } from "./compare";

/** A ground with a word's worth of stripes in one corner. */
function draw(contrast: number): Promise<Buffer> {
  const stripes = Array.from({ length: 8 }, (_, line) => `<rect x="${line * 4}" y="0" width="2" height="32"/>`).join(
    "",
  );
  const ink = `rgb(${Array(3)
    .fill(255 - contrast)
    .join(" ")})`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#fff"/><g fill="${ink}">${stripes}</g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

test("a picture is like itself", async () => {
  const picture = await draw(200);
  expect((await compare(picture, picture)).likeness).toBeCloseTo(1, 5);
});

test("a loss in one small place is found there, however empty the rest", async () => {
  const found = await compare(await draw(200), await draw(0));
  expect(found).toMatchObject({ x: 0, y: 0 });
  expect(found.likeness).toBeLessThan(0.5);
});

test("tiles are whole, and the least alike comes first", () => {
  const data = [1, 1, 0, 0.5, 1, 1, 0.5, 0.5, 1, 1];
  expect(listTiles({ data, width: 5, height: 2 }, 2)).toEqual([
    { x: 2, y: 0, likeness: expect.closeTo(0.5) as number },
    { x: 0, y: 0, likeness: expect.closeTo(0.875) as number },
  ]);
});
