import { load, type Cheerio } from "cheerio";
import type { Element } from "domhandler";

import type { findDirection } from "../../text/language";

type Direction = ReturnType<typeof findDirection>;

const rightToLeft = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Rohg}]/u;

/** Least number of words of a text that runs from left to right in a page that does not: names and labels keep their place. */
const minWords = 4;

export const blocks = "p, h1, h2, h3, h4, h5, h6, li, dt, dd, figcaption, caption, summary, th, td";
const containers = "ul, ol, blockquote, table";
/** Code and drawings run from left to right; labels of the account map are placed by the direction of the page. */
const excluded = "svg, pre, code, .chart, [data-view]";

/** Whether a text runs in the other direction than what it is in. Begins with the first letter, as `dir="auto"` does. */
function isOther(text: string, around: Direction): boolean {
  if (around === "ltr") return rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? "");
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.length >= minWords && !rightToLeft.test(text);
}

/** Adds an attribute at places in HTML: the ends of start tags. */
export function addAttribute(html: string, places: readonly number[], name: string, value = ""): string {
  return places
    .toSorted((one, other) => other - one)
    .reduce((marked, place) => `${marked.slice(0, place)} ${name}="${value}"${marked.slice(place)}`, html);
}

const opposite = { ltr: "rtl", rtl: "ltr" } as const;

/**
 * Adds `dir="auto"` to blocks of text that run in another direction than what they are in, and to lists, quotes and tables of an article
 * of which all blocks do, at every level. Leaves all other HTML as it is.
 */
export function markDirection(html: string, direction: Direction): string {
  if (direction === "ltr" && !rightToLeft.test(html)) return html;
  const $ = load(html, { sourceCodeLocationInfo: true });
  const found: number[] = [];

  /** Lists the texts of a block, or of a container's own blocks, without those of blocks in them. */
  function listTexts(block: Cheerio<Element>): string[] {
    const own = block.is(containers)
      ? block.find(blocks).filter((_, each) => $(each).parent().closest(containers).is(block))
      : block;
    const texts = own.toArray().map((each) => $(each).clone().find(`${containers}, ${blocks}`).remove().end().text());
    return texts.filter((text) => text.trim() !== "");
  }

  function isTurned(block: Cheerio<Element>, around: Direction, isProse: boolean): boolean {
    if (!block.is(`${containers}, ${blocks}`)) return false;
    // Elsewhere lists are layout, and so is what has blocks in it.
    if (!isProse && (block.is(containers) || block.find(`${containers}, ${blocks}`).length > 0)) return false;
    const texts = listTexts(block);
    return texts.length > 0 && texts.every((text) => isOther(text, around));
  }

  function visit(element: Element, around: Direction, isProse: boolean): void {
    const block = $(element);
    if (block.is(excluded)) return;
    const written = block.attr("dir");
    const place = element.sourceCodeLocation?.startTag?.endOffset;
    const isMarked = written === undefined && place !== undefined && isTurned(block, around, isProse);
    if (isMarked) found.push(place - 1);
    const isOpposite = isMarked || (written === "auto" ? isTurned(block, around, true) : written === opposite[around]);
    const inside = isOpposite ? opposite[around] : around;
    for (const child of block.children().toArray()) visit(child, inside, isProse || block.is("[data-article-body]"));
  }

  for (const element of $("body").children().toArray()) visit(element, direction, !/<html/iu.test(html));
  return addAttribute(html, found, "dir", "auto");
}
