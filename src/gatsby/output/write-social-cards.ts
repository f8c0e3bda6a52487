import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { BuildArgs } from "gatsby";
import sharp from "sharp";

import { cardPath } from "../../seo/addresses";
import type { Card } from "../../social-cards/card-art";
import { drawCard, listTexts, renderPng } from "../../social-cards/draw-card";
import { loadFonts } from "../../social-cards/load-fonts";
import { codeVersion } from "../nodes/code-version";
import { publicFolder, shortenDigest, writePublic } from "./public-folder";
import { readAnswer } from "./read-answer";
import { cacheResult, mapBatches, memoize } from "./results";

/** Twice the size of a portrait or the mark on a card. */
const pictureSize = 96;

async function readPicture(file: string): Promise<string> {
  const picture = await sharp(file).resize(pictureSize, pictureSize).png().toBuffer();
  return `data:image/png;base64,${picture.toString("base64")}`;
}

async function readDrawing(file: string): Promise<string> {
  return `data:image/svg+xml;base64,${await readFile(file, "base64")}`;
}

async function listCards(graphql: BuildArgs["graphql"]): Promise<Card[]> {
  const { siteSettings, allPage, allArticle } = await readAnswer(
    graphql<Queries.SocialCardsQuery>(`
      query SocialCards {
        siteSettings {
          name
          language
          mark {
            absolutePath
          }
        }
        allPage {
          nodes {
            path
            eyebrow
            headline
          }
        }
        allArticle {
          nodes {
            path
            title
            category
            cover(dark: true)
            author {
              name
              role
              image {
                absolutePath
              }
            }
          }
        }
      }
    `),
  );
  if (!siteSettings) return [];
  const { absolutePath } = siteSettings.mark;
  const mark = await (absolutePath.endsWith(".svg") ? readDrawing(absolutePath) : readPicture(absolutePath));
  const brand = { name: siteSettings.name, language: siteSettings.language, mark };
  const pages = allPage.nodes.map(({ path, eyebrow, headline }) => ({ ...brand, path, eyebrow, title: headline }));
  const readPortrait = memoize(readPicture);
  const articles = await mapBatches(allArticle.nodes, async ({ path, title, category, author, cover }) => ({
    ...brand,
    path,
    eyebrow: category,
    title,
    author: author && {
      name: author.name,
      role: author.role,
      portrait: author.image && (await readPortrait(author.image.absolutePath)),
    },
    cover: cover && (await readDrawing(join(publicFolder, cover))),
  }));
  return [...pages, ...articles];
}

function explainMissing(path: string, letters: readonly string[]): string {
  return (
    `The social card of ${path} lacks ${letters.join(" ")}: no installed font has them. Install the Noto face of their script, ` +
    "e.g. npm install --save-exact @fontsource-variable/noto-sans-bengali."
  );
}

/**
 * Writes the social card of every page, and warns of letters that no installed font has. Draws only cards whose texts, pictures, fonts or
 * code have changed since the last build, which left the others in the built site.
 * @returns paths with the digest of the picture, by path without it; social networks cache pictures for weeks
 */
export async function writeSocialCards({
  graphql,
  cache,
  createContentDigest,
  reporter,
}: Pick<BuildArgs, "graphql" | "cache" | "createContentDigest" | "reporter">): Promise<Map<string, string>> {
  const cards = await listCards(graphql);
  let fonts: ReturnType<typeof loadFonts> | undefined;
  const draw = async (card: Card) => {
    fonts ??= loadFonts(cards.flatMap(listTexts), card.language);
    const { svg, missing } = await drawCard(card, await fonts);
    const picture = await renderPng(svg);
    const digest = shortenDigest(createContentDigest(picture.toString("base64")));
    const file = cardPath(card.path).replace(/\.png$/u, `.${digest}.png`);
    await writePublic(file, picture);
    return { file, missing };
  };
  const isThere = ({ file }: { file: string }) => existsSync(join(publicFolder, file));
  const files = await mapBatches(cards, async (card) => {
    const key = createContentDigest(["social-card", codeVersion, card]);
    return { path: card.path, ...(await cacheResult(cache, key, () => draw(card), isThere)) };
  });
  for (const { path, missing } of files) if (missing.length > 0) reporter.warn(explainMissing(path, missing));
  return new Map(files.map(({ path, file }) => [cardPath(path), file]));
}
