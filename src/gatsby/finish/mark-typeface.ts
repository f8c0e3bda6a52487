import { load } from "cheerio";
import type { Element } from "domhandler";

import { listCharacters } from "../../theme/font-files";
import typeface from "../../theme/typeface.json";

const blocks = "p, h1, h2, h3, h4, h5, h6, li, dt, dd, figcaption, caption, summary, th, td";
const drawn = new Set(Object.values(typeface.ranges).flatMap(listCharacters));

/** Letters of scripts that a typeface mixes with Latin in a word or a line. Fonts of other scripts are those of the system. */
const letters = /[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}]/gu;

/** Whether a text has a letter that the site's fonts lack. */
export function isLacking(text: string): boolean {
  return (text.normalize().match(letters) ?? []).some((letter) => !drawn.has(letter));
}

/** Returns the end of an element's start tag in the HTML; undefined for elements that are not written. */
function findTagEnd(element: Element | undefined): number | undefined {
  return element?.sourceCodeLocation?.startTag?.endOffset;
}

/**
 * Marks texts with a letter that the site's fonts lack: browsers would take this letter alone from another typeface, in the middle of a
 * word. The global styles show them in the fallback font.
 */
export function markTypeface(html: string): string {
  if (!isLacking(html)) return html;
  const $ = load(html, { sourceCodeLocationInfo: true });
  const places = new Set<number>();
  for (const node of $("body, body *").contents().toArray()) {
    const parent = $(node).parent();
    if (node.nodeType !== 3 || parent.is("script, style") || !isLacking($(node).text())) continue;
    const end = findTagEnd($(node).parents(blocks).get(0) ?? parent.get(0));
    if (end !== undefined) places.add(end - 1);
  }
  return [...places]
    .toSorted((one, other) => other - one)
    .reduce((marked, place) => `${marked.slice(0, place)} data-fallback-face=""${marked.slice(place)}`, html);
}
