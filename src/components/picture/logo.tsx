import { css } from "@emotion/react";

import { color, weight } from "../../theme/tokens";
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
  "&&[data-failed], &&:has([data-failed])": { background: "none" },
  "&&[data-failed]::after, &&:has([data-failed])::after": {
    fontSize: "clamp(0.625rem, 15cqi, 1.25rem)",
    fontWeight: weight.heading,
    whiteSpace: "nowrap",
    color: color.text,
  },
});
// Its attributes give its size: a rule for each would be one for each brand.
const imageCss = css({ "&[data-failed]": { opacity: 0 } });

/** A brand's mark, fitted into a box by its visual weight rather than by its height. */
export function Logo({ image, name, decorative = false, box, className }: LogoProps) {
  const sizeCss = css({ width: box.width, height: box.height, maxWidth: "100%" });
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
      <img css={imageCss} src={publicURL} alt={decorative ? "" : name} width={width} height={height} loading="lazy" />
    </span>
  );
}
