import type { MenuMedia } from "../components/layout/menu-media";
import { media } from "../theme/tokens";

/** Width of an average letter in ems, on the safe side; Chinese, Japanese and Korean signs fill a square. */
const letter = 0.56;
const square = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

function measure(text: string, fontSize: number): number {
  const squares = text.match(square)?.length ?? 0;
  return fontSize * (squares + (text.length - squares) * letter);
}

/** Widths around the labels in rem, as the header's parts set them: the mark, gaps, paddings, and the arrow of a menu. */
const around = { brand: 2.5, minBrand: 8, gaps: 3.5, menu: 3, action: 2.75 };

/** Of the window the header's content has this share, and in a wide one at most this width in rem. */
const content = { share: 0.92, max: 69 };

/**
 * Chooses where the header has its menus in place of the toggle: from the desktop layout on, or where its labels fit. It is estimated,
 * because a media rule cannot ask, and a script would move the header after it is shown.
 */
export function findMenuMedia(name: string, menus: readonly string[], action: string): MenuMedia {
  const needed =
    Math.max(around.brand + measure(name, 1.3125), around.minBrand) +
    around.gaps +
    menus.reduce((sum, label) => sum + around.menu + measure(label, 0.875), 0) +
    around.action +
    measure(action, 0.875);
  const width = Math.ceil(needed / content.share);
  if (width <= 48) return { narrow: media.mobile, wide: media.desktop };
  // Too much for any window: the toggle stays.
  const from = needed > content.max ? 10_000 : width;
  return { narrow: `@media (max-width: ${from - 0.001}em)`, wide: `@media (min-width: ${from}em)` };
}
