import type { CheerioAPI } from "cheerio";

import { listCharacters } from "../../theme/font-files";
import typeface from "../../theme/typeface.json";

const blocks = "p, h1, h2, h3, h4, h5, h6, li, dt, dd, figcaption, caption, summary, th, td";
/** Characters that the site's fonts draw. */
export const drawn: ReadonlySet<string> = new Set(Object.values(typeface.ranges).flatMap(listCharacters));

/** Letters of scripts that a typeface mixes with Latin in a word or a line. Fonts of other scripts are those of the system. */
const letters = /[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}]/gu;

/** Whether a text has a letter that the site's fonts lack. */
export function isLacking(text: string): boolean {
  return (text.normalize().match(letters) ?? []).some((letter) => !drawn.has(letter));
}

/**
 * Marks texts with a letter that the site's fonts lack: browsers would take this letter alone from another typeface, in the middle of a
 * word. The global styles show them in the fallback font.
 */
export function markTypeface($: CheerioAPI): void {
  if (!isLacking($("body").text())) return;
  for (const node of $("body, body *").contents().toArray()) {
    const parent = $(node).parent();
    if (node.nodeType !== 3 || parent.is("script, style") || !isLacking($(node).text())) continue;
    const block = parent.closest(blocks);
    (block.length > 0 ? block : parent).attr("data-fallback-face", "");
  }
}
