import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";

import strings from "#content/interface.json";
import { Section } from "../../../components/section";
import { TableHead } from "../../../components/table-head";
import { color, media, oneColumn, size, space, toCondition, weight, wrapping } from "../../../theme/tokens";
import { Filter } from "../../filter/filter.island";
import { useSite } from "../../use-site";
import { PredictionRow } from "./prediction-row";

/** Results of predictions, in their order. */
const results = ["hit", "miss", "alarm"] as const;

const edge = `1px solid ${color.line}`;
const rootCss = css({ ...oneColumn, gap: space.normal });
const sampleCss = css({ fontWeight: weight.strong, fontVariantNumeric: "tabular-nums" });
const tableCss = css({
  width: "100%",
  borderBlockStart: edge,
  fontVariantNumeric: "tabular-nums",
  "& tr": { borderBlockEnd: edge },
  "& th, & td": { paddingBlock: space.snug, paddingInlineEnd: space.loose, textAlign: "start", verticalAlign: "top" },
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
    [media.mobile]: { fontSize: size.small, "& small": { display: "inline" }, "& tbody th": { fontSize: size.body } },
    // Renewal and outcome are below the account and the forecast.
    [media.desktop]: {
      "& tr": { display: "grid", gridTemplateColumns: "3fr 5fr 2fr", gap: `${space.tight} ${space.loose}` },
      "& td:nth-of-type(2)": { gridRow: 2 },
      "& td:last-of-type": { gridArea: "1 / 3" },
    },
  },
});

const printCss = css({
  "@media print": {
    tableLayout: "fixed",
    "& thead th": { width: "22%" },
    "& thead th:nth-of-type(3)": { width: "14%" },
    "& thead th:nth-of-type(4)": { width: "30%" },
    "& thead th:nth-of-type(5)": { width: "12%" },
    "& td:nth-of-type(2)": { whiteSpace: "nowrap" },
    "& small": { whiteSpace: "normal" },
  },
});

/** Predictions of sample accounts and what came of them: by result, the newest first. A filter has the results that there are. */
export function LedgerSection(section: Queries.LedgerSectionFragment) {
  const { title, text, sample, show, columns, labels, predictions, ...frame } = section;
  const { site } = useSite();
  const id = useId();
  const rank = ({ result }: (typeof predictions)[number]) => results.indexOf(result);
  const found = results.filter((name) => predictions.some(({ result }) => result === name));
  return (
    <Section frame={frame} title={title} text={text} layout="beside" labelledBy={id}>
      <div css={rootCss} data-filtered="">
        <Filter
          label={show}
          choices={found.map((name) => labels[name])}
          total={predictions.length}
          forms={strings.predictionCount}
          language={site.language}
        />
        <p css={sampleCss}>{sample}</p>
        <table css={[tableCss, printCss]} aria-labelledby={id}>
          <TableHead
            labels={(["account", "said", "when", "outcome", "result"] as const).map((name) => columns[name])}
          />
          <tbody data-filter-list="">
            {[...predictions]
              .sort((a, b) => rank(a) - rank(b) || a.before - b.before)
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
