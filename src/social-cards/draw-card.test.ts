import sharp from "sharp";

import { socialImageSize } from "../seo/addresses";
import type { Card } from "./card-art";
import { drawCard, loadFonts, renderPng } from "./draw-card";

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>`;
const picture = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
const card: Card = { path: "/team", name: "Acme", mark: picture, title: "Team" };
const fonts = loadFonts();

async function draw(change: Partial<Card>): Promise<string> {
  return drawCard({ ...card, ...change }, await fonts);
}

/** Edges in pixels around what is as bright as a title, below the mark and the name. */
async function findTitle(change: Partial<Card>) {
  const { width, height } = socialImageSize;
  const below = { left: 0, top: 105, width, height: height - 105 };
  const bright = sharp(Buffer.from(await draw(change)))
    .extract(below)
    .threshold(200);
  const { info } = await sharp(await bright.toBuffer())
    .trim({ background: "#000" })
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0), 105 - (info.trimOffsetTop ?? 0)];
  return { left, top, right: left + info.width - 1, bottom: top + info.height - 1 };
}

test("a card has the size of previews, its texts as outlines, and only colors that all renderers support", async () => {
  const drawing = await draw({ eyebrow: "Company" });
  expect(drawing).toMatch(/^<svg width="1200" height="630"/);
  expect(drawing).not.toContain("<text");
  expect(drawing).not.toMatch(/oklch|var\(/);
});

test.each([
  ["90 of the widest letters", "W".repeat(90)],
  ["words as long as a line", "Donaudampfschifffahrtsgesellschaft ".repeat(2).trim()],
  ["90 characters with accents", "Él pidió información — “así” aquí, ¿qué más? ".repeat(2).trim()],
])("a title of %s stays inside its column and above the line", async (_, title) => {
  const { left, right, top, bottom } = await findTitle({ title, eyebrow: "Company" });
  expect(left).toBeGreaterThanOrEqual(60);
  expect(right).toBeLessThanOrEqual(72 + 820);
  expect(top).toBeGreaterThan(110);
  expect(bottom).toBeLessThan(474);
});

test.each([["🚀"], ["👩‍🚀"], ["日本"], ["مرحبا"]])("%s, which no font of the site has, is removed", async (letters) => {
  expect(await draw({ title: `Team ${letters}`, name: `${letters} Acme` })).toBe(await draw({ title: "Team" }));
  expect(await draw({ title: letters })).toMatch(/^<svg/);
});

test("eyebrow, company, author, and letters with accents and of Cyrillic are drawn", async () => {
  const author = { name: "Kenji Morita", role: "VP of Data Science", portrait: picture };
  const letters = ["é", "í", "ñ", "’", "—", "ő", "Ж", "ễ"].map((letter) => ({ title: `Team ${letter}` }));
  const changes: Partial<Card>[] = [{}, { eyebrow: "Company" }, { name: "Apex" }, { author }, ...letters];
  const drawings = await Promise.all(changes.map(draw));
  expect(new Set(drawings).size).toBe(changes.length);
});

test("a long name and role stay beside the line", async () => {
  const role = "Senior Vice President of Customer Success and Operations in Latin America";
  const author = { name: "Wolfeschlegelsteinhausenbergerdorff María-José", role, portrait: picture };
  const { right, bottom } = await findTitle({ title: "Team", author });
  expect(right).toBeLessThanOrEqual(72 + 680);
  expect(bottom).toBeLessThan(474);
});

test("a PNG of a photo is small, and its background has exactly the color of the drawing", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const create = { width: 96, height: 96, channels: 3, background: "#888", noise } as const;
  const photo = await sharp({ create }).png().toBuffer();
  const portrait = `data:image/png;base64,${photo.toString("base64")}`;
  const drawing = await draw({ eyebrow: "Culture", author: { name: "Marcus Bell", role: "Director", portrait } });
  const png = await renderPng(drawing);
  expect(png.length).toBeLessThan(100 * 1024);
  const [drawn, rendered] = await Promise.all(
    [Buffer.from(drawing), png].map((image) => sharp(image).removeAlpha().raw().toBuffer()),
  );
  const colors = new Set<string | undefined>();
  for (let index = 0; index < (drawn?.length ?? 0); index += 3) {
    if (drawn?.subarray(index, index + 3).equals(drawn.subarray(0, 3)))
      colors.add(rendered?.subarray(index, index + 3).toString("hex"));
  }
  expect([...colors]).toEqual([drawn?.subarray(0, 3).toString("hex")]);
});
