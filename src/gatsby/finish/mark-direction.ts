import { load } from "cheerio";

import type { findDirection } from "../../text/language";

type Direction = ReturnType<typeof findDirection>;

const rightToLeft = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Rohg}]/u;

/** Least number of words of a text that runs from left to right in a page that does not: names and labels keep their place. */
const minWords = 4;

const blocks = "p, h1, h2, h3, h4, h5, h6, li, dt, dd, figcaption, caption, summary, th, td";
const containers = "ul, ol, blockquote, table";
/** Code and drawings run from left to right; labels of the account map are placed by the direction of the page. */
const excluded = "svg, pre, code, .chart, [data-view]";

/** Whether a text runs in the other direction than what it is in. Begins with the first letter, as `dir="auto"` does. */
function isOther(text: string, around: Direction): boolean {
  if (around === "ltr") return rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? "");
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.length >= minWords && !rightToLeft.test(text);
}

/**
 * Adds `dir="auto"` to blocks of text that run in another direction than the page, and to lists, quotes and tables of an article of
 * which all blocks do. Leaves all other HTML as it is.
 */
export function markDirection(html: string, direction: Direction): string {
  if (direction === "ltr" && !rightToLeft.test(html)) return html;
  const $ = load(html, { sourceCodeLocationInfo: true });
  const isArticle = !/<html/iu.test(html);
  const found: number[] = [];

  for (const element of $(`${containers}, ${blocks}`).toArray()) {
    const block = $(element);
    const end = element.sourceCodeLocation?.startTag?.endOffset;
    if (end === undefined || block.is("[dir]") || block.closest(excluded).length > 0) continue;
    const isContainer = block.is(containers);
    if (isContainer && !isArticle && block.closest("[data-article-body]").length === 0) continue;
    if (!isContainer && block.find(`${containers}, ${blocks}`).length > 0) continue;
    const outer = block.parent().closest("[dir]:not(html)");
    const around: Direction = outer.length === 0 ? direction : direction === "ltr" ? "rtl" : "ltr";
    const texts = isContainer
      ? block
          .find(blocks)
          .toArray()
          .map((each) => $(each).text())
      : [block.text()];
    const isMarked = texts.length > 0 && texts.every((text) => isOther(text, around));
    if (!isMarked) continue;
    block.attr("dir", "auto");
    found.push(end - 1);
  }

  return found
    .sort((one, other) => other - one)
    .reduce((marked, place) => `${marked.slice(0, place)} dir="auto"${marked.slice(place)}`, html);
}
