import { css } from "@emotion/react";

import { fill } from "../../../text/fill";
import { color, media, radius, size, space } from "../../../theme/tokens";
import { findPrediction } from "../../account/read-account";
import { toneCss } from "./forecast-css";

const pillCss = css({
  marginInlineEnd: space.tight,
  padding: `0.125rem ${space.tight}`,
  borderRadius: radius.round,
  background: "color-mix(in oklab, currentColor 10%, transparent)",
  fontSize: size.caption,
});
const figureCss = css({
  whiteSpace: "nowrap",
  "td &": { [media.mobile]: { display: "block" } },
  "& small": { color: color.muted, fontSize: size.caption },
});

interface PredictionProps {
  account: Queries.AccountFragment;
  forecast: Pick<Queries.ForecastFragment, "accounts" | "units">;
}

/** What is predicted for an account, with its chance and range. */
export function Prediction({ account, forecast: { accounts, units } }: PredictionProps) {
  const { kind, tone, chance, half } = findPrediction(account);
  return (
    <span>
      <span css={[toneCss, pillCss]} data-tone={tone}>
        {accounts[kind]}
      </span>
      <span css={figureCss}>
        <b>{fill(units.percent, { n: String(chance) })}</b> <small>±{half}</small>
      </span>
    </span>
  );
}
