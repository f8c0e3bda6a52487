import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { BuildArgs } from "gatsby";
import sharp from "sharp";

import { cardPath } from "../seo/addresses";
import type { Card } from "../social-cards/card-art";
import { drawCard, listTexts, renderPng } from "../social-cards/draw-card";
import { loadFonts } from "../social-cards/load-fonts";
import { codeVersion } from "./code-version";
import { publicFolder, shortenDigest, writePublic } from "./public-folder";
import { readAnswer } from "./read-answer";

/** Twice the size of a portrait or the mark on a card. */
const pictureSize = 96;

/** Cards at a time, so that drawing and compression use several cores. */
const batchSize = 4;

async function readPicture(file: string): Promise<string> {
  const picture = await sharp(file).resize(pictureSize, pictureSize).png().toBuffer();
  return `data:image/png;base64,${picture.toString("base64")}`;
}

async function readDrawing(file: string): Promise<string> {
  return `data:image/svg+xml;base64,${await readFile(file, "base64")}`;
}

/** Lists the cards of all pages and articles. */
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
  const articles = allArticle.nodes.map(async ({ path, title, category, author, cover }) => ({
    ...brand,
    path,
    eyebrow: category,
    title,
    author: author && {
      name: author.name,
      role: author.role,
      portrait: author.image && (await readPicture(author.image.absolutePath)),
    },
    cover: cover && (await readDrawing(join(publicFolder, cover))),
  }));
  return [...pages, ...(await Promise.all(articles))];
}

function explainMissing(path: string, letters: readonly string[]): string {
  return (
    `The social card of ${path} lacks ${letters.join(" ")}: no installed font has them. Install the Noto face of their script, ` +
    "e.g. npm install --save-exact @fontsource-variable/noto-sans-bengali."
  );
}

/** Drawn card in the cache, as base64, with the letters that it lacks. */
interface CachedCard {
  picture: string;
  missing: string[];
}

/**
 * Writes the social card of every page, drawing those that are not cached, and warns of letters that no installed font has.
 * @returns paths with the digest of the picture, by path without it; social networks cache pictures for weeks
 */
export async function writeSocialCards({
  graphql,
  cache,
  createContentDigest,
  reporter,
}: BuildArgs): Promise<Map<string, string>> {
  const cards = await listCards(graphql);
  const fonts = await loadFonts(cards.flatMap(listTexts), cards[0]?.language ?? "en");
  const paths = new Map<string, string>();
  const draw = async (card: Card): Promise<CachedCard> => {
    const { svg, missing } = await drawCard(card, fonts);
    return { picture: (await renderPng(svg)).toString("base64"), missing };
  };
  const write = async (card: Card) => {
    const key = createContentDigest(["card", codeVersion, card]);
    const cached = (await cache.get(key)) as CachedCard | undefined;
    const { picture, missing } = cached ?? (await draw(card));
    if (!cached) await cache.set(key, { picture, missing });
    if (missing.length > 0) reporter.warn(explainMissing(card.path, missing));
    const path = cardPath(card.path);
    const named = path.replace(/\.png$/u, `.${shortenDigest(createContentDigest(picture))}.png`);
    paths.set(path, named);
    await writePublic(named, Buffer.from(picture, "base64"));
  };
  for (let index = 0; index < cards.length; index += batchSize) {
    await Promise.all(cards.slice(index, index + batchSize).map(write));
  }
  return paths;
}
