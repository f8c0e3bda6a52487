import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { createNumberFormat } from "../../charts/scale";
import { deriveOutlook } from "../../content/outlook";
import { color, size, space, weight } from "../../theme/tokens";
import { useSite } from "../use-site";
import { RangeRow, scaleChanges } from "./range-row";

const listCss = css({
  containerType: "inline-size",
  fontSize: size.small,
  lineHeight: 1.25,
  fontVariantNumeric: "tabular-nums",
  "& > li": {
    display: "grid",
    gridTemplateColumns: "8rem minmax(0, 1fr) 9.5rem",
    gap: space.snug,
    alignItems: "center",
    minHeight: "2rem",
    // Large text has the drawing below the name.
    "@container (max-width: 20em)": {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      rowGap: 0,
      paddingBlock: space.tight,
      "& > svg": { gridArea: "2 / 1 / auto / -1" },
    },
    // Text of twice the size on a phone: the numbers are below the drawing.
    "@container (max-width: 14em)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  "& > li > span": {
    textAlign: "end",
    whiteSpace: "nowrap",
    "@container (max-width: 14em)": { textAlign: "start", whiteSpace: "normal" },
  },
  "& b": { fontSize: size.body, fontWeight: weight.heading },
  "& small": { display: "inline-block", minWidth: "3.25em", fontSize: size.caption },
  "& [data-tone=gain]": { color: color.growthText },
  "& [data-tone=loss]": { color: color.churnText },
});

/** Formats a range, or its one value. */
function formatRange([low, high]: readonly [number, number], format: (share: number) => string): string {
  return low === high ? format(low) : `${format(low)} – ${format(high)}`;
}

/** Accounts with the predicted change of their ARR at the renewal, as a share of what they pay now: range and expected change. */
export function AccountChanges({ accounts }: { accounts: readonly Queries.AccountFragment[] }) {
  const { site } = useSite();
  const formatPercent = createNumberFormat(site.language, { style: "percent", signDisplay: "exceptZero" });
  const rows = accounts.map((account) => {
    const { expected, range } = deriveOutlook(account);
    const share = (amount: number) => amount / (account.arr || 1) - 1;
    const change = { value: share(expected), range: [share(range[0]), share(range[1])] } as const;
    return { name: account.name, change, tone: change.value < 0 ? "loss" : "gain" };
  });
  const scale = scaleChanges(rows.map(({ change }) => change));
  return (
    <ul role="list" css={listCss}>
      {rows.map(({ name, change, tone }) => (
        <li key={name}>
          {name}
          <RangeRow change={change} scale={scale} tone={tone} />
          <span>
            <b>{formatRange(change.range, formatPercent)}</b>{" "}
            <small data-tone={tone}>{formatPercent(change.value)}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

export const accountFragment = graphql`
  fragment Account on Account {
    name
    cohort
    arr
    renewal
    churn
    growth
    churned
    grown
  }
`;
