/** Place of a picture in the page, in a range of window widths. */
interface Place {
  /** Width of the window in pixels from which on it holds; 0 for the narrowest range. */
  from?: number;
  /** Share of the page's width that is left after gaps. */
  share: number;
  /** Pixels that go to gaps before the rest is shared. */
  gaps?: number;
}

/** What the page's width is, by window width: `width.page` and `space.gutter` of the theme, spelled out. The widest first. */
const page = [
  { from: 1296, vw: 0, px: 1200 },
  { from: 1200, vw: 100, px: -96 },
  { from: 500, vw: 92, px: 0 },
  { from: 0, vw: 100, px: -40 },
] as const;

function writeLength(vw: number, px: number): string {
  const window = `${Number(vw.toFixed(1))}vw`;
  const fixed = Math.round(px);
  if (vw === 0) return `${fixed}px`;
  return fixed === 0 ? window : `calc(${window} ${fixed < 0 ? "-" : "+"} ${Math.abs(fixed)}px)`;
}

/**
 * Value of a picture's `sizes`: how wide it is shown in every window. Only media conditions and `calc()`, which every browser
 * and validator reads there.
 * @param places the one of the widest windows first
 */
export function writeSizes(...places: readonly Place[]): string {
  return places
    .flatMap(({ from = 0, share, gaps = 0 }, index) => {
      const end = places[index - 1]?.from ?? Infinity;
      return page.flatMap((step, at) => {
        const start = Math.max(step.from, from);
        if (start >= Math.min(page[at - 1]?.from ?? Infinity, end)) return [];
        const length = writeLength(step.vw * share, (step.px - gaps) * share);
        return [start > 0 ? `(min-width: ${start}px) ${length}` : length];
      });
    })
    .join(", ");
}
