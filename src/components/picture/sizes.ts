/** A width in windows of at least `from` px: a share of another width, and px to add to it. */
export type Width = readonly [from: number, share: number, px: number];

const onPhone: Width = [0, 1, -40];
/** Width of the page's content (`containerCss`), as a share of the window's. */
const content: readonly Width[] = [[1296, 0, 1200], [1200, 1, -96], [500, 0.92, 0], onPhone];

/** The `sizes` of a picture: shares of the page's content, from wide windows to narrow ones, and below them all of it. */
export function formatSizes(...widths: readonly Width[]): string {
  const starts = [...content, ...widths].map(([from]) => from).sort((one, other) => other - one);
  const sizes = [...new Set(starts)].map((start) => {
    const find = (list: readonly Width[]) => list.find(([from]) => from <= start) ?? [0, 1, 0];
    const [, share, px] = find(widths);
    const [, contentShare, contentPx] = find(content);
    const relative = Math.round(1000 * share * contentShare) / 10;
    const absolute = `${Math.round(share * contentPx + px)}px`;
    const condition = start > 0 ? `(min-width: ${start}px) ` : "";
    return condition + (relative > 0 ? `calc(${relative}vw + ${absolute})` : absolute);
  });
  return sizes.join(", ");
}
