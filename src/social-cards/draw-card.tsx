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

/** Reads the site's font for all its scripts. satori renders a variable font in its thinnest weight only. */
export async function loadFonts(): Promise<Font[]> {
  const files = await readdir(fontFolder);
  return Promise.all(
    weights.flatMap((weight) => {
      const end = `-${weight}-normal.woff`;
      return files
        .filter((file) => file.endsWith(end))
        .map(async (file) => {
          const script = file.slice(typeface.package.length + 1, -end.length);
          // satori uses one font for each name and weight, and looks for a letter in all names.
          const name = script === "latin" ? typeface.family : `${typeface.family} ${script}`;
          return { name, weight, style: "normal" as const, data: await readFile(join(fontFolder, file)) };
        });
    }),
  );
}

/** Splits a text into what readers see as letters, e.g. an emoji of several code points. */
const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

function listLetters(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Removes letters from all texts of a card, and the gaps that they leave. */
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
    eyebrow: eyebrow === undefined ? undefined : remove(eyebrow),
    title: remove(title),
    author: author && { ...author, name: remove(author.name), role: remove(author.role) },
  };
}

/** Height of a title in pixels. */
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

/** Chooses the largest step in which a title fits above an author, or alone. */
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
 * Draws a card as SVG, with its texts as outlines and its title as large as possible. Letters that no font has (emoji, some scripts)
 * are removed, because satori would draw boxes for them.
 * @param fonts the same list for all cards, because satori parses the fonts of a list once
 */
export async function drawCard(card: Card, fonts: Font[]): Promise<string> {
  const { svg, missing } = await draw(card, fonts);
  return missing.size === 0 ? svg : (await draw(removeLetters(card, missing), fonts)).svg;
}

/** A palette halves the file without a visible difference. Dithering would change the background in one card of ten. */
export async function renderPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true, dither: 0, effort: 3, compressionLevel: 9 }).toBuffer();
}
