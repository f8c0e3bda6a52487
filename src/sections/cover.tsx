import { css, type SerializedStyles } from "@emotion/react";
import { graphql } from "gatsby";

import { color, media, radius, size, space } from "../theme/tokens";

const frameCss = css({
  display: "grid",
  grid: "minmax(0, 1fr) auto / minmax(0, 1fr)",
  gap: space.snug,
  minHeight: "12rem",
  padding: space.normal,
  borderRadius: radius.medium,
  [media.mobile]: { display: "none" },
});
const captionCss = css({ fontSize: size.caption, lineHeight: 1.35, opacity: 0.85 });
// Out of the flow, so that it never enlarges its frame.
const drawingCss = css({ position: "relative", "& > img": { position: "absolute", width: "100%", height: "100%" } });

const paperCss = css({ background: color.sunken });
const greenCss = css({ background: `color-mix(in oklab, ${color.growth} 16%, ${color.raised})` });

/** Grounds by the type of the chart. */
const grounds: Record<Queries.ChartType, SerializedStyles> = {
  line: css({ background: color.dark, color: color.onDark }),
  multiples: css({ background: color.accentSoft }),
  bars: paperCss,
  dots: greenCss,
  grid: greenCss,
};

interface CoverProps {
  entry: Queries.CoverFragment;
  className?: string;
}

/**
 * Cover of an article: its chart without text, over the chart's title. None on phones and without a chart. Screen readers skip it, as a
 * picture beside the title.
 */
export function Cover({ entry: { cover, darkCover, coverTitle, coverType }, className }: CoverProps) {
  const src = coverType === "line" ? darkCover : cover;
  if (!src) return null;
  return (
    <div css={[frameCss, coverType && grounds[coverType]]} className={className} data-art="" aria-hidden="true">
      <div css={drawingCss}>
        <img src={src} alt="" width={320} height={160} loading="lazy" decoding="async" />
      </div>
      <p css={captionCss}>{coverTitle}</p>
    </div>
  );
}

export const coverFragment = graphql`
  fragment Cover on BlogEntry {
    cover
    darkCover: cover(dark: true)
    coverTitle
    coverType
  }
`;
