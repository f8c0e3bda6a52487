import sharp from "sharp";

import { findDirection } from "../text/language";
import { socialImageSize } from "../seo/addresses";
import type { Card } from "./card-art";
import { drawCard, listTexts, renderPng, type DrawnCard } from "./draw-card";
import { loadFonts } from "./load-fonts";

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>`;
const picture = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
const card: Card = { path: "/team", language: "en", name: "Acme", mark: picture, title: "Team" };

async function drawWhole(change: Partial<Card>): Promise<DrawnCard> {
  const changed = { ...card, ...change };
  return drawCard(changed, await loadFonts(listTexts(changed), changed.language));
}

async function draw(change: Partial<Card>): Promise<string> {
  return (await drawWhole(change)).svg;
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

test("emoji and letters in no installed font are removed, and the letters reported", async () => {
  const letters = "🚀 👩‍🚀 \u{1B05}";
  const { svg, missing } = await drawWhole({ title: `Team ${letters}`, name: `${letters} Acme` });
  expect(svg).toBe(await draw({ title: "Team" }));
  expect(missing).toEqual(["\u{1B05}"]);
  expect((await drawWhole({ title: "🚀" })).missing).toEqual([]);
});

test("decomposed letters are drawn as composed ones", async () => {
  expect(await draw({ title: "Te\u0301le\u0301" })).toBe(await draw({ title: "Télé" }));
});

test.each([
  ["ja", "最初の週に決まること"],
  ["zh-Hans", "第一周决定什么"],
  ["zh-Hant", "第一週決定什麼"],
  ["ko", "첫 주가 결정하는 것"],
  ["ar", "ما الذي يقرّره الأسبوع الأول؟"],
  ["fa", "هفتهٔ اول چه می‌گوید"],
  ["he", "מה השבוע הראשון מכריע"],
  ["th", "สัปดาห์แรกตัดสินอะไร"],
  ["hi", "पहला सप्ताह क्या तय करता है"],
  ["el", "Τι κρίνει η πρώτη εβδομάδα"],
  ["uk", "Що вирішує перший тиждень"],
  ["vi", "Tuần đầu tiên quyết định điều gì"],
  ["de", "日本 und Ελλάδα"],
])(
  "a title in %s is drawn with all its letters, inside its column and mirrored from right to left",
  async (language, title) => {
    expect((await drawWhole({ language, title, name: title.slice(0, 8), eyebrow: title })).missing).toEqual([]);
    const { left, right, top, bottom } = await findTitle({ language, title });
    const isMirrored = findDirection(language) === "rtl";
    expect(right - left).toBeGreaterThan(200);
    expect(bottom - top).toBeGreaterThan(40);
    expect(left).toBeGreaterThanOrEqual(isMirrored ? 1200 - 72 - 820 : 60);
    expect(right).toBeLessThanOrEqual(isMirrored ? 1200 - 60 : 72 + 820);
    expect(bottom).toBeLessThan(474);
  },
);

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

test("a PNG of a photo is small, and its background has one color, that of the drawing", async () => {
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
  const colors = new Map<string, number>();
  for (let index = 0; index < (drawn?.length ?? 0); index += 3) {
    if (!drawn?.subarray(index, index + 3).equals(drawn.subarray(0, 3))) continue;
    const differences = [0, 1, 2].map((channel) =>
      Math.abs((drawn[channel] ?? 0) - (rendered?.[index + channel] ?? 0)),
    );
    colors.set(String(rendered?.subarray(index, index + 3).toString("hex")), Math.max(...differences));
  }
  // A palette may round a color, which nobody sees if it does so everywhere.
  expect(colors.size).toBe(1);
  expect(Math.max(...colors.values())).toBeLessThanOrEqual(2);
});
