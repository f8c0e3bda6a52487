import satori, { type Font } from "satori";

import { socialImageSize } from "../seo/addresses";
import { mapTexts, type Card } from "./card";
import { CardArt } from "./card-art";
import { leaveOut, listLetters } from "./letters";
import { TitleArt } from "./title-art";
import { chooseStep, titleRoom, type TitleStep } from "./title-steps";

/** Height of a title in pixels. */
async function measureTitle(title: string, step: TitleStep, fonts: Font[]): Promise<number> {
  let tallest = 0;
  await satori(<TitleArt title={title} step={step} />, {
    width: socialImageSize.width,
    fonts,
    onNodeDetected: ({ height }) => {
      tallest = Math.max(tallest, height);
    },
  });
  return tallest;
}

async function draw(card: Card, fonts: Font[]): Promise<{ svg: string; missing: Set<string> }> {
  const missing = new Set<string>();
  const room = card.author ? titleRoom.aboveAuthor : titleRoom.alone;
  const step = await chooseStep(room, (candidate) => measureTitle(card.title, candidate, fonts));
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
 * Draws a card as SVG, its texts as outlines and its title as large as it may be. Letters that no font has (emoji, some
 * scripts) are left out: boxes would stand in their place.
 * @param fonts the same list for all cards, because satori reads the fonts of a list once
 */
export async function drawCard(card: Card, fonts: Font[]): Promise<string> {
  const { svg, missing } = await draw(card, fonts);
  if (missing.size === 0) return svg;
  const legible = mapTexts(card, (text) => leaveOut(text, missing));
  return (await draw(legible, fonts)).svg;
}
