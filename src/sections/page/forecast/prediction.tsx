import { css } from "@emotion/react";

import { ChanceDots, countDots } from "../../../components/chance-dots";
import { fill } from "../../../text/fill";
import { space, wrappingRow } from "../../../theme/tokens";
import { findPrediction } from "../../account/read-account";
import { polarityCss } from "./forecast-css";

const predictionCss = css({
  ...wrappingRow,
  columnGap: space.tight,
  "& > :last-child": { flexBasis: "100%" },
  // Breaks between range and chance, within them only where a unit is long.
  "& > :last-child > *": { display: "inline-block" },
});

interface PredictionProps {
  account: Queries.AccountFragment;
  forecast: Pick<Queries.ForecastFragment, "accounts" | "strings" | "units">;
}

/** What is predicted for an account: its chance as dots, the range of the chance, and then the chance. */
export function Prediction({ account, forecast: { accounts, strings, units } }: PredictionProps) {
  const { kind, polarity, chance, half } = findPrediction(account);
  const format = (percent: number) => fill(units.percent, { n: String(percent) });
  return (
    <span css={predictionCss}>
      <ChanceDots percent={chance} polarity={polarity} label={fill(strings.chance, { n: String(countDots(chance)) })} />
      <b css={polarityCss} data-polarity={polarity}>
        {accounts[kind]}
      </b>
      <span>
        <b>{fill(strings.span, { low: format(chance - half), high: format(chance + half) })}</b>{" "}
        <small>{format(chance)}</small>
      </span>
    </span>
  );
}
