import { css } from "@emotion/react";

import { color, radius, space, weight } from "../../theme/tokens";
import { frameCss } from "./picture";

interface Size {
  width: number;
  height: number;
}

interface LogoProps {
  /** A picture and its size in any unit; without it the name is shown. */
  image: { publicURL: string | null; naturalSize: Size | null } | null;
  /** Alternative text, and the wordmark in place of a missing picture. Empty when the name is beside the logo. */
  name: string;
  /** Box it is fitted into, in CSS pixels. */
  box: Size;
  className?: string;
}

// A missing logo is a wordmark in the site's own type.
const boxCss = css({
  display: "grid",
  // Of a definite size, so that the box limits a picture of any shape.
  gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
  placeItems: "center",
  overflow: "visible",
  // The brands' colors need a light background.
  "@media (forced-colors: active)": {
    forcedColorAdjust: "none",
    borderRadius: radius.small,
    background: color.raised,
    boxShadow: `0 0 0 ${space.tight} ${color.raised}`,
  },
  "&&[data-failed], &&:has([data-failed])": { background: "none" },
  "&&[data-failed]::after, &&:has([data-failed])::after": {
    fontWeight: weight.heading,
    whiteSpace: "nowrap",
    color: color.text,
  },
});

/** Share of the box that a logo covers, whatever its shape. */
const share = 0.5;

/**
 * Size at which a logo has the same visual weight as its neighbors: all cover the same area, as far as they fit. With equal heights
 * a long wordmark looks larger than a square mark.
 * @param size of the drawing, in any unit
 * @param box in CSS pixels
 * @returns whole CSS pixels
 */
export function fitLogo(size: Size, box: Size): Size {
  const ratio = size.width / size.height;
  const height = Math.min(Math.sqrt((box.width * box.height * share) / ratio), box.height, box.width / ratio);
  return { width: Math.round(height * ratio), height: Math.round(height) };
}

/** A brand's logo, fitted into a box by its visual weight. */
export function Logo({ image, name, box, className }: LogoProps) {
  const fontSize = `${Math.min(Math.max(0.15 * box.width, 10), 20) / 16}rem`;
  const styles = [frameCss, boxCss, css({ ...box, maxWidth: "100%", fontSize })];
  const { publicURL, naturalSize } = image ?? {};
  if (!publicURL || !naturalSize) {
    return <span css={styles} className={className} data-fallback={name} data-failed="" />;
  }
  const { width, height } = fitLogo(naturalSize, box);
  return (
    <span css={styles} className={className} data-fallback={name}>
      {/* Attributes for its size, because each brand would need its own style rule. */}
      <img src={publicURL} alt={name} width={width} height={height} loading="lazy" />
    </span>
  );
}
