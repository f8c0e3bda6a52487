import { css } from "@emotion/react";

import { color, media, radius, space, weight } from "../../theme/tokens";
import { frameCss } from "./frame-css";

type Size = Queries.ImageSize;

interface LogoProps {
  /** Image and its size in any unit; null shows the name. */
  image: Queries.LogoFileFragment | null;
  /** Alternative text. Empty if the name is beside the logo. */
  name: string;
  /** Text in place of a missing logo; the name by default. */
  fallback?: string;
  /** Bounding box in CSS pixels. */
  box: Size;
  className?: string;
}

// Shows the name instead of a missing logo.
const boxCss = css({
  display: "grid",
  // Definite tracks, so that the box limits images of any shape.
  gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
  placeItems: "center",
  overflow: "visible",
  // Brand colors need a light background.
  [media.forcedColors]: {
    forcedColorAdjust: "none",
    borderRadius: radius.small,
    background: color.raised,
    boxShadow: `0 0 0 ${space.tight} ${color.raised}`,
  },
  "&&:is([data-failed], :has([data-failed]))": { background: "none" },
  "&&:is([data-failed], :has([data-failed]))::after": {
    fontWeight: weight.heading,
    whiteSpace: "nowrap",
    color: color.text,
  },
});

/** Share of the box that a logo covers. */
const share = 0.5;

/**
 * Scales a logo so that all logos cover the same area, as far as they fit. With equal heights a long wordmark looks larger than a
 * square mark.
 * @param size natural size, in any unit
 * @param box in CSS pixels
 * @returns integer CSS pixels
 */
export function fitLogo(size: Size, box: Size): Size {
  const ratio = size.width / size.height;
  const height = Math.min(Math.sqrt((box.width * box.height * share) / ratio), box.height, box.width / ratio);
  return { width: Math.round(height * ratio), height: Math.round(height) };
}

export function Logo({ image, name, fallback = name, box, className }: LogoProps) {
  const fontSize = `${Math.min(Math.max(0.15 * box.width, 10), 20) / 16}rem`;
  const styles = [frameCss, boxCss, css({ ...box, maxWidth: "100%", fontSize })];
  const { publicURL, naturalSize } = image ?? {};
  if (!publicURL || !naturalSize) {
    return <span css={styles} className={className} data-fallback={fallback} data-failed="" />;
  }
  const { width, height } = fitLogo(naturalSize, box);
  return (
    <span css={styles} className={className} data-fallback={fallback}>
      {/* Sized by attributes, because styles would need a rule per brand. */}
      <img src={publicURL} alt={name} width={width} height={height} loading="lazy" />
    </span>
  );
}
