import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";

import type { CreatePagesArgs } from "gatsby";
import sharp from "sharp";

import { notFoundPath } from "../content/routes";
import { cardFolder, cardPath } from "../seo/addresses";
import type { Card } from "../social-cards/card";
import { drawCard } from "../social-cards/draw-card";
import { loadFonts } from "../social-cards/fonts";
import { pngOptions, toPng } from "../social-cards/to-png";
import { readCodeVersion } from "./code-version";
import { publicFolder, writePublic } from "./public-folder";
import { readAnswer } from "./read-answer";
import { workThrough } from "./work-through";

/** Twice the size at which a card shows a portrait. */
const portraitSize = 96;

/** How many cards are made at the same time: one is drawn while others are compressed on other cores. */
const atOnce = 4;

async function readMark(file: string): Promise<string> {
  return `data:image/svg+xml;base64,${await readFile(file, "base64")}`;
}

async function readPortrait(file: string): Promise<string> {
  const picture = await sharp(file).resize(portraitSize, portraitSize).png().toBuffer();
  return `data:image/png;base64,${picture.toString("base64")}`;
}

/** Every page's card and every article's; the unknown page shows the home page's. */
async function listCards(graphql: CreatePagesArgs["graphql"]): Promise<Card[]> {
  const { siteSettings, allPage, allArticle } = await readAnswer(
    graphql<Queries.SocialCardsQuery>(`
      query SocialCards {
        siteSettings {
          name
          mark {
            absolutePath
          }
        }
        allPage {
          nodes {
            path
            hero {
              eyebrow
              title
            }
          }
        }
        allArticle {
          nodes {
            path
            title
            category
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
  const brand = { name: siteSettings.name, mark: await readMark(siteSettings.mark.absolutePath) };
  const pages = allPage.nodes
    .filter(({ path }) => path !== notFoundPath)
    .map(({ path, hero }) => ({ ...brand, path, eyebrow: hero.eyebrow ?? undefined, title: hero.title }));
  const portraits = new Map<string, Promise<string>>();
  const findPortrait = (file: string) => {
    const portrait = portraits.get(file) ?? readPortrait(file);
    portraits.set(file, portrait);
    return portrait;
  };
  const articles = allArticle.nodes.map(async ({ path, title, category, author }) => ({
    ...brand,
    path,
    eyebrow: category,
    title,
    author: author
      ? { name: author.name, role: author.role, portrait: await findPortrait(author.image.absolutePath) }
      : undefined,
  }));
  return [...pages, ...(await Promise.all(articles))];
}

type WriteArgs = Pick<CreatePagesArgs, "graphql" | "cache" | "createContentDigest">;

/** Draws the social card of every page, or takes it from Gatsby's cache. Those of pages that are gone do not stay. */
export async function writeSocialCards({ graphql, cache, createContentDigest }: WriteArgs): Promise<void> {
  const [cards, fonts] = await Promise.all([listCards(graphql), loadFonts()]);
  await rm(join(publicFolder, cardFolder), { recursive: true, force: true });
  const version = readCodeVersion();
  await workThrough(cards, atOnce, async (card) => {
    const key = createContentDigest(["card", version, pngOptions, card]);
    const known = (await cache.get(key)) as string | undefined;
    const picture = known === undefined ? await toPng(await drawCard(card, fonts)) : Buffer.from(known, "base64");
    if (known === undefined) await cache.set(key, picture.toString("base64"));
    await writePublic(cardPath(card.path), picture);
  });
}
