/** Width of a picture in a range of window widths. */
interface Place {
  /** Smallest width of the window, in pixels. */
  from?: number;
  /** Share of the page's width after the gaps are subtracted. */
  share: number;
  /** Gaps beside the picture, in pixels. */
  gaps?: number;
}

/** The page's width by window width, the widest first: `width.page` and `space.gutter` of the theme as numbers. */
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
 * Value of a picture's `sizes` attribute: its width in every window, with media conditions and `calc()` only.
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
