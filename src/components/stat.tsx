import { css } from "@emotion/react";
import { useId } from "react";

import strings from "#content/interface.json";
import { media, size, space, toCondition, tracking, weight, wrappingRow } from "../theme/tokens";
import { Link } from "./link";

/** Rule above a figure, or above what is beside it. */
export const ruleCss = css({
  paddingBlockStart: space.loose,
  borderBlockStart: "1px solid color-mix(in oklab, currentColor 24%, transparent)",
});
const statCss = css(ruleCss, { display: "grid", alignContent: "start", gap: space.tight });
const rowCss = css({
  [`@media screen and ${toCondition(media.mobile)}`]: {
    ...wrappingRow,
    gap: space.normal,
    "& > dd": { flex: "0 0 7.5rem", minWidth: "min-content" },
    "& > dt": { flex: "1 1 7rem" },
  },
});
const compactCss = css({ alignContent: "space-between", gap: space.hair, paddingBlockStart: space.normal });
const valueCss = css({
  fontSize: size.figure,
  fontWeight: weight.strong,
  lineHeight: 1,
  letterSpacing: tracking.tighter,
  fontVariantNumeric: "tabular-nums",
  // Its longest word is its least width.
  overflowWrap: "break-word",
});
const valueLinkCss = css({
  textDecoration: "none",
  "&:hover": { textDecoration: "underline", textDecorationThickness: "0.06em", textUnderlineOffset: "0.12em" },
});
const compactValueCss = css({ fontSize: size.title, lineHeight: 1.15, letterSpacing: tracking.tight });
const labelCss = css({
  order: 2,
  fontSize: size.small,
  lineHeight: 1.4,
  opacity: 0.85,
  "& a": { display: "block", width: "fit-content", paddingBlock: space.hair, fontSize: size.caption, color: "inherit" },
});

interface StatProps {
  value: string;
  label: string;
  /** Link to its definition: the value, and a text unless the figure is in a row. */
  source?: string | null;
  /** In a row of figures, which is a column on small screens. */
  row?: boolean;
  compact?: boolean;
}

/** Figure with its label, for use in a `dl`. */
export function Stat({ value, label, source, row = false, compact = false }: StatProps) {
  const id = useId();
  return (
    <div css={[statCss, row && rowCss, compact && compactCss]}>
      <dt css={labelCss}>
        <span id={`${id}label`}>{label}</span>
        {source && !row ? <Link to={source}>{strings.measured}</Link> : null}
      </dt>
      <dd css={[valueCss, compact && compactValueCss]} id={`${id}value`}>
        {source ? (
          <Link css={valueLinkCss} to={source} aria-labelledby={`${id}value ${id}label`}>
            {value}
          </Link>
        ) : (
          value
        )}
      </dd>
    </div>
  );
}
