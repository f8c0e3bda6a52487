import { css } from "@emotion/react";
import type { CSSProperties } from "react";

import { Icon } from "../../../components/icon";
import { fill } from "../../../text/fill";
import { color, keepColors, rightToLeft, space, weight } from "../../../theme/tokens";

/** Dots of a chance, of 5% each. */
const dots = 20;

const stripCss = css({
  display: "block",
  width: "12.5rem",
  maxWidth: "100%",
  aspectRatio: `${dots}`,
  marginBlock: "0.4rem",
  background: `linear-gradient(to right, var(--tone) var(--share), ${color.line} 0)`,
  maskImage: "radial-gradient(closest-side, #000 72%, transparent 80%)",
  maskSize: `${100 / dots}% 100%`,
  "&[data-event=churn]": { "--tone": color.churn },
  "&[data-event=growth]": { "--tone": color.growth },
  [rightToLeft]: { transform: "scaleX(-1)" },
  ...keepColors,
});
const resultCss = css({
  display: "flex",
  alignItems: "center",
  gap: space.tight,
  fontWeight: weight.strong,
  color: color.growthText,
  overflowWrap: "anywhere",
  "@media print": { overflowWrap: "inherit" },
  "&:not([data-result=hit])": { color: color.churnText },
  // A ring.
  "& > i": {
    flex: "none",
    width: "0.875em",
    height: "0.875em",
    margin: "0.1875em",
    border: "2px solid",
    borderRadius: "50%",
  },
});

type Ledger = Queries.LedgerSectionFragment;

/** Row of the ledger: what was said of an account with which chance, and what came of it. */
export function PredictionRow({
  labels,
  prediction,
}: {
  labels: Ledger["labels"];
  prediction: Ledger["predictions"][number];
}) {
  const { account, event, chance, month, ahead, outcome, result } = prediction;
  return (
    <tr data-categories={JSON.stringify([labels[result as "hit"]])}>
      <th scope="row">
        {account.name} <small>{account.industry}</small>
      </th>
      <td>
        <span
          css={stripCss}
          data-event={event}
          style={{ "--share": `${Math.round((chance * dots) / 100) * (100 / dots)}%` } as CSSProperties}
        />
        {fill(labels[event as "churn"], { chance: String(chance) })}
      </td>
      <td>
        {month} <small>{fill(labels.ahead, { months: String(ahead) })}</small>
      </td>
      <td>{outcome}</td>
      <td>
        <span css={resultCss} data-result={result}>
          {result === "hit" ? <Icon name="check" /> : <i />}
          {labels[result as "hit"]}
        </span>
      </td>
    </tr>
  );
}
