import { css } from "@emotion/react";

import { ChanceDots } from "../../../components/chance-dots";
import { Icon } from "../../../components/icon";
import { fill } from "../../../text/fill";
import { color, space, weight } from "../../../theme/tokens";

// Twice the size that they have in the text of a product.
const dotsCss = css({ display: "block", width: "8.5rem", height: "1.5rem", marginBlockEnd: space.tight });
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
    <tr data-categories={JSON.stringify([labels[result]])}>
      <th scope="row">
        {account.name} <small>{account.industry}</small>
      </th>
      <td>
        <ChanceDots css={dotsCss} percent={chance} polarity={event === "churn" ? "loss" : "gain"} />
        {fill(labels[event], { chance: String(chance) })}
      </td>
      <td>
        {month} <small>{fill(labels.ahead, { months: String(ahead) })}</small>
      </td>
      <td>{outcome}</td>
      <td>
        <span css={resultCss} data-result={result}>
          {result === "hit" ? <Icon name="check" /> : <i />}
          {labels[result]}
        </span>
      </td>
    </tr>
  );
}
