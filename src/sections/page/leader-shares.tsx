import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { createNumberFormat } from "../../charts/scale";
import { createDrawnRow, largeText } from "../../components/art/drawn-row-css";
import { color, rightToLeft, size, space, weight, wrapping } from "../../theme/tokens";
import { useSite } from "../use-site";

const rootCss = css({ containerType: "inline-size", fontSize: size.small, lineHeight: 1.25 });
const keyCss = css({
  ...wrapping,
  gap: `${space.hair} ${space.normal}`,
  marginBlockEnd: space.tight,
  fontSize: size.caption,
  color: color.muted,
  "& > li": { display: "flex", alignItems: "center", gap: space.tight },
  "& svg": { flex: "none" },
});
const rowCss = createDrawnRow("minmax(0, 9rem) minmax(0, 1fr) 6.5rem", space.hair);
const listCss = css({
  fontVariantNumeric: "tabular-nums",
  "& > li": { ...rowCss, minHeight: "3.25rem" },
  "& > li > span": { color: color.muted },
  "& b": { fontWeight: weight.heading, color: color.growthText },
});
const marksCss = css({
  width: "100%",
  height: "1rem",
  overflow: "visible",
  [`${rightToLeft} &`]: { scale: "-1 1" },
  "& line": { stroke: color.line, strokeWidth: 2 },
  "& circle": { fill: color.growth, stroke: color.growth, strokeWidth: 2 },
  "& [data-open]": { fill: color.raised, stroke: color.muted },
});
const axisCss = css(rowCss, {
  fontSize: size.caption,
  color: color.muted,
  "& > span": {
    gridColumn: 2,
    display: "flex",
    justifyContent: "space-between",
    [largeText]: { gridColumn: "1 / -1" },
  },
});

function KeyDot({ isOpen = false }: { isOpen?: boolean }) {
  return (
    <svg css={[marksCss, css({ width: 12, height: 12 })]} aria-hidden="true">
      <circle cx="6" cy="6" r="5" data-open={isOpen ? "" : undefined} />
    </svg>
  );
}

/** Draws what share of a group of customers does something, and of all others, as two dots on one scale. */
export function LeaderShares({ group, others, rows }: Queries.LeaderSharesFragment) {
  const { site } = useSite();
  const format = createNumberFormat(site.language, { style: "percent" });
  return (
    <div css={rootCss}>
      <ul role="list" css={keyCss}>
        <li>
          <KeyDot /> {group}
        </li>
        <li>
          <KeyDot isOpen /> {others}
        </li>
      </ul>
      <ul role="list" css={listCss}>
        {rows.map((row) => (
          <li key={row.name}>
            {row.name}
            <svg css={marksCss} aria-hidden="true">
              <line x2="100%" y1="50%" y2="50%" />
              <circle cx={`${row.others}%`} cy="50%" r="5" data-open="" />
              <circle cx={`${row.group}%`} cy="50%" r="6" />
            </svg>
            <span>
              <b>{format(row.group / 100)}</b> / {format(row.others / 100)}
            </span>
          </li>
        ))}
      </ul>
      <p css={axisCss} aria-hidden="true">
        <span>
          <span>{format(0)}</span>
          <span>{format(0.5)}</span>
          <span>{format(1)}</span>
        </span>
      </p>
    </div>
  );
}

export const leaderSharesFragment = graphql`
  fragment LeaderShares on LeaderShares {
    group
    others
    rows {
      name
      group
      others
    }
  }
`;
