import { css } from "@emotion/react";

import { HiddenText } from "../../../components/hidden-text";
import { color, radius, weight } from "../../../theme/tokens";

export const marksCss = css({
  display: "flex",
  alignItems: "center",
  gap: "0.375rem",
  fontSize: "0.75rem",
  fontWeight: weight.strong,
  fontVariantNumeric: "tabular-nums",
});
const dotCss = css({ width: "0.5rem", height: "0.5rem", borderRadius: radius.round, background: color.accent });
const errorsCss = css({
  minWidth: "1.125rem",
  padding: "0 0.25rem",
  borderRadius: radius.round,
  background: color.churnText,
  color: color.onAccent,
  textAlign: "center",
  lineHeight: "1.125rem",
});

/** What is to be known of an entry: that it is not saved, and how many problems it has. */
export function Marks({ dirty, errors }: { dirty: boolean; errors: number }) {
  return (
    <span css={marksCss}>
      {dirty ? (
        <>
          <span css={dotCss} />
          <HiddenText>, not saved</HiddenText>
        </>
      ) : null}
      {errors > 0 ? (
        <span css={errorsCss}>
          {errors}
          <HiddenText>{errors === 1 ? " problem" : " problems"}</HiddenText>
        </span>
      ) : null}
    </span>
  );
}
