import type { MenuMedia } from "../../components/layout/menu-media";
import { media } from "../../theme/tokens";

/** Generous average width of a letter in ems. Chinese, Japanese and Korean characters are square. */
const letter = 0.56;
const square = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

function measure(text: string, fontSize: number): number {
  const squares = text.match(square)?.length ?? 0;
  return fontSize * (squares + (text.length - squares) * letter);
}

/** Widths around the labels in rem: the mark, gaps, paddings, and the arrow of a menu. */
const extra = { brand: 2.5, minBrand: 8, gaps: 3.5, menu: 3, action: 2.75 };

/** Width of the header's content: a share of the window, and at most a number of rem. */
const content = { share: 0.92, max: 69 };

/**
 * Chooses the breakpoint from which the header shows its menus instead of the toggle: the desktop layout, or a wider one if the labels
 * are long. Estimates the width of the labels at build time, because measuring in the browser would shift the layout.
 */
export function findMenuMedia(name: string, menus: readonly string[], action: string): MenuMedia {
  const needed =
    Math.max(extra.brand + measure(name, 1.3125), extra.minBrand) +
    extra.gaps +
    menus.reduce((sum, label) => sum + extra.menu + measure(label, 0.875), 0) +
    extra.action +
    measure(action, 0.875);
  const width = Math.ceil(needed / content.share);
  if (width <= 48) return { narrow: media.mobile, wide: media.desktop };
  // Keeps the toggle if the labels fit in no window.
  const from = needed > content.max ? 10_000 : width;
  return { narrow: `@media (max-width: ${from - 0.001}em)`, wide: `@media (min-width: ${from}em)` };
}
