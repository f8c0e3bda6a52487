import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";

import strings from "#content/interface.json";
import { RadioGroup } from "../../../components/radio-group";
import { Section } from "../../../components/section";
import { TableHead } from "../../../components/table-head";
import {
  color,
  media,
  oneColumn,
  radius,
  size,
  space,
  surface,
  toCondition,
  weight,
  withoutHas,
  wrapping,
  wrappingRow,
} from "../../../theme/tokens";
import { PredictionRow } from "./prediction-row";

/** Results of predictions; the choices of the filter. */
const results = ["hit", "miss", "alarm"] as const;

const edge = `1px solid ${color.line}`;
const rootCss = css(
  { ...oneColumn, gap: space.loose },
  results.map((result) => ({
    [`&:has([value=${result}]:checked) tr[data-result]:not([data-result=${result}])`]: { display: "none" },
  })),
);
const headCss = css({
  ...wrappingRow,
  justifyContent: "space-between",
  gap: space.normal,
  fontSize: size.small,
  color: color.muted,
});
const filterCss = css({
  ...wrapping,
  gap: space.tight,
  "& span": {
    minHeight: "2.75rem",
    padding: `0 ${space.normal}`,
    ...surface(radius.round),
    color: color.text,
    fontWeight: weight.strong,
  },
  "& input:checked + span": { borderColor: color.text, background: color.text, color: color.ground },
  "@media print": { display: "none" },
  [withoutHas]: { display: "none" },
});
const tableCss = css({
  width: "100%",
  borderBlockStart: edge,
  fontVariantNumeric: "tabular-nums",
  "& tr": { borderBlockEnd: edge },
  "& th, & td": { paddingBlock: space.normal, paddingInlineEnd: space.loose, textAlign: "start", verticalAlign: "top" },
  "& thead th": { paddingBlock: space.tight, fontSize: size.small, color: color.muted },
  [media.wide]: {
    tableLayout: "fixed",
    "& thead th:not(:nth-of-type(4))": { width: "18%" },
    "& thead th:nth-of-type(2)": { width: "23%" },
    "& thead th:last-of-type": { width: "13%" },
    "& td:last-of-type": { paddingInlineEnd: 0 },
  },
  "& tbody th": { fontWeight: weight.strong },
  "& small": { display: "block", fontSize: size.small, fontWeight: weight.text, color: color.muted },
  // Rows become blocks.
  [`@media screen and ${toCondition(media.narrow)}`]: {
    "&, & tbody": { display: "block" },
    "& thead": { display: "none" },
    "& tr": { ...wrapping, gap: space.hair, paddingBlock: space.normal },
    "& th, & td": { padding: 0, flex: "1 1 100%", minWidth: 0 },
    // The result is beside the account, or below it in large text.
    "& tbody th": { flex: "1 1 min(8rem, 100%)", order: -2 },
    "& td:last-of-type": { flex: "0 1 auto", order: -1 },
    [media.mobile]: { "& td small": { display: "inline" } },
    // Renewal and outcome are below the account and the forecast.
    [media.desktop]: {
      "& tr": { display: "grid", gridTemplateColumns: "3fr 5fr 2fr", gap: `${space.tight} ${space.loose}` },
      "& td:nth-of-type(2)": { gridRow: 2 },
      "& td:last-of-type": { gridArea: "1 / 3" },
    },
  },
});

/** Predictions of sample accounts and what came of them, newest first. The filter works by CSS alone. */
export function LedgerSection(section: Queries.LedgerSectionFragment) {
  const { title, text, sample, show, columns, labels, predictions, ...frame } = section;
  const id = useId();
  const choices = [{ value: "all", label: strings.all }, ...results.map((value) => ({ value, label: labels[value] }))];
  return (
    <Section frame={frame} title={title} text={text} layout="beside" labelledBy={id}>
      <div css={rootCss}>
        <div css={headCss}>
          <RadioGroup css={filterCss} legend={show} name={id} choices={choices} chosen="all" />
          <p>{sample}</p>
        </div>
        <table css={tableCss} aria-labelledby={id}>
          <TableHead
            labels={(["account", "said", "when", "outcome", "result"] as const).map((name) => columns[name])}
          />
          <tbody>
            {[...predictions]
              .sort((a, b) => a.before - b.before)
              .map((prediction, index) => (
                <PredictionRow key={index} labels={labels} prediction={prediction} />
              ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

export const ledgerFragment = graphql`
  fragment LedgerSection on LedgerSection {
    ...Titled
    sample
    show
    columns {
      account
      said
      when
      outcome
      result
    }
    labels {
      churn
      growth
      ahead
      hit
      miss
      alarm
    }
    predictions {
      account {
        name
        industry
      }
      event
      chance
      before
      month
      ahead
      outcome
      result
    }
  }
`;
