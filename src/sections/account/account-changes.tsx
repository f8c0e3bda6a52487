import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { createNumberFormat } from "../../charts/scale";
import { createDrawnRow, largeText } from "../../components/art/drawn-row-css";
import { deriveOutlook } from "../../content/outlook";
import { color, size, space, weight } from "../../theme/tokens";
import { useSite } from "../use-site";
import { RangeRow, scaleChanges } from "./range-row";

const rowCss = createDrawnRow("8rem minmax(0, 1fr) 9.5rem", 0);
const listCss = css({
  containerType: "inline-size",
  fontSize: size.small,
  lineHeight: 1.25,
  fontVariantNumeric: "tabular-nums",
  // Above the row, whose largest text wraps.
  "& > li > span": { marginInlineStart: "auto", whiteSpace: "nowrap" },
  "& > li": {
    ...rowCss,
    // The numbers are beside the name, and below one with a word that leaves them no room.
    [largeText]: { display: "flex", flexWrap: "wrap", rowGap: 0, paddingBlock: space.tight },
    minHeight: "2rem",
  },
  "& > li > div": { overflowWrap: "break-word", [largeText]: { flex: "1 1 min-content" } },
  "& > li > svg": { [largeText]: { order: 1 } },
  "& b": { fontSize: size.body, fontWeight: weight.heading },
  "& small": { display: "inline-block", minWidth: "3.25em", fontSize: size.caption },
  "& [data-polarity=gain]": { color: color.growthText },
  "& [data-polarity=loss]": { color: color.churnText },
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
    return { name: account.name, change, polarity: change.value < 0 ? "loss" : "gain" };
  });
  const scale = scaleChanges(rows.map(({ change }) => change));
  return (
    <ul role="list" css={listCss}>
      {rows.map(({ name, change, polarity }) => (
        <li key={name}>
          <div>{name}</div>
          <RangeRow change={change} scale={scale} polarity={polarity} />
          <span>
            <b>{formatRange(change.range, formatPercent)}</b>{" "}
            <small data-polarity={polarity}>{formatPercent(change.value)}</small>
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
