import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import satori, { type Font } from "satori";
import sharp from "sharp";

import { socialImageSize } from "../seo/addresses";
import typeface from "../theme/typeface.json";
import { CardArt, type Card } from "./card-art";
import { lineHeight, smallestTitleStep, Title, titleSteps, type TitleStep } from "./title";

const fontFolder = join("node_modules/@fontsource", typeface.package, "files");
const weights = [500, 600] as const;

/** Reads the site's font for all scripts. Static fonts, because satori renders variable fonts in the thinnest weight. */
export async function loadFonts(): Promise<Font[]> {
  const files = await readdir(fontFolder);
  return Promise.all(
    weights.flatMap((weight) => {
      const end = `-${weight}-normal.woff`;
      return files
        .filter((file) => file.endsWith(end))
        .map(async (file) => {
          const script = file.slice(typeface.package.length + 1, -end.length);
          // satori uses one font per name and weight, and falls back to other names.
          const name = script === "latin" ? typeface.family : `${typeface.family} ${script}`;
          return { name, weight, style: "normal" as const, data: await readFile(join(fontFolder, file)) };
        });
    }),
  );
}

/** Splits a text into graphemes, e.g. an emoji of several code points. */
const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

function listLetters(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Removes letters from all texts of a card and collapses the gaps. */
function removeLetters(card: Card, letters: ReadonlySet<string>): Card {
  const remove = (text: string) =>
    listLetters(text)
      .filter((letter) => !letters.has(letter))
      .join("")
      .replace(/\s+/gu, " ")
      .trim();
  const { name, eyebrow, title, author } = card;
  return {
    ...card,
    name: remove(name),
    title: remove(title),
    eyebrow: eyebrow && remove(eyebrow),
    author: author && { ...author, name: remove(author.name), role: remove(author.role) },
  };
}

/** Measures the height of a title in pixels. */
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
    if ((await measureTitle(title, step, fonts)) <= Math.min(room, step.lines * lineHeight(step))) return step;
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

/**
 * Draws a card as SVG with outlined text. Removes letters that are in no font (emoji, some scripts), for which satori would draw
 * boxes.
 * @param fonts same array for all cards, because satori caches parsed fonts by array
 */
export async function drawCard(card: Card, fonts: Font[]): Promise<string> {
  const { svg, missing } = await draw(card, fonts);
  return missing.size === 0 ? svg : (await draw(removeLetters(card, missing), fonts)).svg;
}

/** Renders a PNG with a palette, which halves its size. Without dithering, which would tint some backgrounds. */
export async function renderPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true, dither: 0, effort: 3, compressionLevel: 9 }).toBuffer();
}
