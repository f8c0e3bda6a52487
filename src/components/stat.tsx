import { css } from "@emotion/react";

import { color, size, space, weight } from "../theme/tokens";

const statCss = css({
  display: "grid",
  alignContent: "start",
  gap: space.hair,
  borderInlineStart: `2px solid ${color.accent}`,
  paddingInlineStart: space.normal,
});
const valueCss = css({
  fontSize: size.figure,
  fontWeight: weight.strong,
  lineHeight: 1,
  letterSpacing: "-0.03em",
  fontVariantNumeric: "tabular-nums",
});
const labelCss = css({ fontSize: size.small, opacity: 0.82 });

/** A figure and what it counts; belongs in a `dl`. */
export function Stat({ value, label }: { value: string; label: string }) {
  return (
    <div css={statCss}>
      <dt css={[labelCss, { order: 2 }]}>{label}</dt>
      <dd css={valueCss}>{value}</dd>
    </div>
  );
}
