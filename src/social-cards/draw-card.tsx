import satori, { type Font } from "satori";
import sharp from "sharp";

import { socialImageSize } from "../seo/addresses";
import { CardArt, type Card } from "./card-art";
import { lineHeight, smallestTitleStep, Title, titleSteps, type TitleStep } from "./title";

/** Splits a text into graphemes, e.g. an emoji of several code points. */
const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

export function listTexts({ name, eyebrow, title, author }: Card): string[] {
  return [name, eyebrow ?? "", title, author?.name ?? "", author?.role ?? ""];
}

function listLetters(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

function changeTexts(card: Card, change: (text: string) => string): Card {
  const { name, eyebrow, title, author } = card;
  return {
    ...card,
    name: change(name),
    title: change(title),
    eyebrow: eyebrow && change(eyebrow),
    author: author && { ...author, name: change(author.name), role: change(author.role) },
  };
}

/** Removes letters from a text and collapses the gaps. */
function removeLetters(text: string, letters: ReadonlySet<string>): string {
  return listLetters(text)
    .filter((letter) => !letters.has(letter))
    .join("")
    .replace(/\s+/gu, " ")
    .trim();
}

async function measureTitle(title: string, step: TitleStep, fonts: Font[]): Promise<number> {
  let tallest = 0;
  await satori(<Title title={title} step={step} />, {
    width: socialImageSize.width,
    fonts,
    onNodeDetected: ({ height }) => {
      tallest = Math.max(tallest, height);
    },
  });
  return tallest;
}

/** Chooses the largest step in which the title fits. */
async function chooseStep({ title, author }: Card, fonts: Font[]): Promise<TitleStep> {
  const room = author ? 192 : 250;
  for (const step of titleSteps) {
    if ((await measureTitle(title, step, fonts)) <= Math.min(room, step.lines * lineHeight(step, title))) return step;
  }
  return smallestTitleStep;
}

async function draw(card: Card, fonts: Font[]): Promise<{ svg: string; missing: Set<string> }> {
  const missing = new Set<string>();
  const step = await chooseStep(card, fonts);
  const svg = await satori(<CardArt card={card} step={step} />, {
    ...socialImageSize,
    fonts,
    loadAdditionalAsset: (_, segment) => {
      for (const letter of listLetters(segment)) missing.add(letter);
      return Promise.resolve([]);
    },
  });
  return { svg, missing };
}

/** Card as SVG with outlined text. `missing` are the letters in no font, which it lacks. */
export interface DrawnCard {
  svg: string;
  missing: string[];
}

/** Draws a card without characters in no font, which satori would draw as boxes. It caches fonts by their array. */
export async function drawCard(given: Card, fonts: Font[]): Promise<DrawnCard> {
  // Fonts have composed letters only.
  const card = changeTexts(given, (text) => text.normalize());
  const { svg, missing } = await draw(card, fonts);
  if (missing.size === 0) return { svg, missing: [] };
  const remaining = changeTexts(card, (text) => removeLetters(text, missing));
  const letters = [...missing].filter((each) => /[\p{L}\p{N}]/u.test(each));
  return { svg: (await draw(remaining, fonts)).svg, missing: letters };
}

/** Renders a PNG with a palette, which halves its size. Without dithering, which would tint some backgrounds. */
export async function renderPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true, dither: 0, effort: 3, compressionLevel: 9 }).toBuffer();
}
