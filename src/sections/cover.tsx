import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { color, media, radius, size, space, weight } from "../theme/tokens";
import { useSite } from "./use-site";

const frameCss = css({
  display: "grid",
  grid: "auto minmax(0, 1fr) / minmax(0, 1fr)",
  gap: space.normal,
  padding: space.normal,
  borderRadius: radius.medium,
  [media.mobile]: { display: "none" },
});
const titleCss = css({ fontSize: size.lead, fontWeight: weight.strong, lineHeight: 1.2 });
// Out of the flow, so that it never enlarges its frame.
const drawingCss = css({ position: "relative", "& > img": { position: "absolute", width: "100%", height: "100%" } });

/** Grounds by the place of the tag in its list. */
const grounds = [
  css({ background: color.dark, color: color.onDark }),
  css({ background: `color-mix(in oklab, ${color.growth} 16%, ${color.raised})` }),
  css({ background: color.sunken }),
  css({ background: color.accentSoft }),
];

interface CoverProps {
  entry: Queries.CoverFragment;
  className?: string;
}

/**
 * Cover of an article: the title of its chart, and the chart without text, on the ground of the tag. None on phones and without a
 * chart. Screen readers skip it, as a picture beside the title.
 */
export function Cover({ entry: { tag, cover, darkCover, coverTitle }, className }: CoverProps) {
  const { tags } = useSite();
  const ground = Math.max(0, tags.indexOf(tag)) % grounds.length;
  const src = ground === 0 ? darkCover : cover;
  if (!src) return null;
  return (
    <div css={[frameCss, grounds[ground]]} className={className} data-art="" aria-hidden="true">
      <p css={titleCss}>{coverTitle}</p>
      <div css={drawingCss}>
        <img src={src} alt="" width={320} height={160} loading="lazy" decoding="async" />
      </div>
    </div>
  );
}

export const coverFragment = graphql`
  fragment Cover on BlogEntry {
    tag
    cover
    darkCover: cover(dark: true)
    coverTitle
  }
`;
