import { readFile } from "node:fs/promises";

import sharp from "sharp";

import { drawCard } from "./draw-card";
import { loadFonts } from "./fonts";
import { toPng } from "./to-png";

const titles = ["A data scientist walks into a sales call", "Team"];

async function drawCards(): Promise<string[]> {
  const fonts = await loadFonts();
  const folder = "data/images";
  const portrait = await sharp(`${folder}/people/marcus-bell.png`).resize(96).png().toBuffer();
  const author = {
    name: "Marcus Bell",
    role: "Director of Sales Engineering",
    portrait: `data:image/png;base64,${portrait.toString("base64")}`,
  };
  const mark = `data:image/svg+xml;base64,${await readFile(`${folder}/brand/mark.svg`, "base64")}`;
  return Promise.all(
    titles.map((title) =>
      drawCard({ path: `/${title}`, name: "Acme", mark, eyebrow: "Culture", title, author }, fonts),
    ),
  );
}

async function readPixels(picture: Buffer): Promise<Buffer> {
  return sharp(picture).removeAlpha().raw().toBuffer();
}

/** Largest difference of a channel where a drawing shows its ground, and how many pixels differ visibly anywhere; and the weight. */
async function compare(svg: string) {
  const drawn = await readPixels(Buffer.from(svg));
  const picture = await toPng(svg);
  const rendered = await readPixels(picture);
  const ground = drawn.subarray(0, 3);
  const differ = (index: number) => Math.abs((drawn[index] ?? 0) - (rendered[index] ?? 0));
  let onGround = 0;
  let visible = 0;
  for (let index = 0; index < drawn.length; index += 3) {
    const most = Math.max(differ(index), differ(index + 1), differ(index + 2));
    if (most > 24) visible++;
    if (most > onGround && ground.equals(drawn.subarray(index, index + 3))) onGround = most;
  }
  return { onGround, visible, bytes: picture.length };
}

test("rendered cards have the colours of their drawings, the ground exactly, and are light", async () => {
  for (const svg of await drawCards()) {
    const { onGround, visible, bytes } = await compare(svg);
    expect(onGround).toBe(0);
    // Of 756,000 pixels, at the edges of letters.
    expect(visible).toBeLessThan(100);
    expect(bytes).toBeLessThan(100 * 1024);
  }
});
