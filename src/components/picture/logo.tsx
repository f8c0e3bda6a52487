import { css } from "@emotion/react";

import { color, radius, space, weight } from "../../theme/tokens";
import { frameCss } from "./frame";
import { fitLogo } from "./fit-logo";

interface LogoProps {
  /** A vector picture and its size in any unit; without it the name stands in its place. */
  image: { publicURL: string | null; vectorSize: { width: number; height: number } | null } | null;
  name: string;
  /** The name stands beside the logo, so that the logo need not say it. */
  decorative?: boolean;
  /** Box it is fitted into, in CSS pixels. */
  box: { width: number; height: number };
  className?: string;
}

// A wordmark in the site's own type.
const boxCss = css({
  display: "grid",
  placeItems: "center",
  overflow: "visible",
  // Brands' colours, which the system does not replace, are drawn for a light ground.
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

/** Size of a name that stands for its mark, for a box of this width in CSS pixels. */
function sizeName(width: number): string {
  return `${Math.min(Math.max(0.15 * width, 10), 20) / 16}rem`;
}

/** A brand's mark, fitted into a box by its visual weight rather than by its height. */
export function Logo({ image, name, decorative = false, box, className }: LogoProps) {
  const sizeCss = css({ width: box.width, height: box.height, maxWidth: "100%", fontSize: sizeName(box.width) });
  const { publicURL, vectorSize } = image ?? {};
  if (!publicURL || !vectorSize) {
    return (
      <span
        css={[frameCss, boxCss, sizeCss]}
        className={className}
        data-fallback={decorative ? "" : name}
        data-failed=""
      />
    );
  }
  const { width, height } = fitLogo(vectorSize, box);
  return (
    <span css={[frameCss, boxCss, sizeCss]} className={className} data-fallback={name}>
      {/* Its attributes give its size: a rule for each would be one for each brand. */}
      <img src={publicURL} alt={decorative ? "" : name} width={width} height={height} loading="lazy" />
    </span>
  );
}
