import { graphql } from "gatsby";
import type { CSSProperties } from "react";

import { Section } from "../../../components/section";
import { fill } from "../../../text/fill";
import { findPrediction } from "../../account/read-account";
import { accountMark, drawCohort, Drawing, drawPrediction, eventMarks, outcomeMark } from "./record-drawings";
import { frameCss, gridCss, listCss, partCss, stepCss, textCss } from "./walkthrough-css";

/** Lists the parts of the record with their drawings, one for each step. */
function listParts(record: Queries.WalkthroughRecordFragment) {
  const { account, events, contract, cohort, prediction, next } = record;
  const { kind, chance, half } = findPrediction(account);
  const { kept, accounts } = cohort;
  const numbers = { kept, accounts, chance, low: chance - half, high: chance + half };
  const values = Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, String(number)]));
  return [
    { ...events, drawing: eventMarks },
    { ...contract, drawing: accountMark },
    {
      label: cohort.label,
      value: account.cohort,
      note: fill(cohort.note, values),
      drawing: drawCohort(cohort),
    },
    {
      label: prediction.label,
      value: fill(prediction.value, values),
      note: fill(prediction.note, values),
      drawing: drawPrediction(kind, chance),
    },
    { ...next, drawing: outcomeMark },
  ];
}

/** Five steps beside the record of an account. In large windows scrolling fills the record, by CSS alone. */
export function WalkthroughSection({ title, text, record, steps, ...frame }: Queries.WalkthroughSectionFragment) {
  return (
    <Section frame={frame} spacing="medium" title={title} text={text}>
      <div css={gridCss}>
        <div css={frameCss}>
          <b>{record.account.name}</b>
          <span>{record.sample}</span>
        </div>
        <ol role="list" css={listCss}>
          {listParts(record).map(({ label, value, note, drawing }, index) => (
            <li key={label} css={stepCss} style={{ "--step": index } as CSSProperties}>
              <div css={textCss}>
                <h3>{steps[index]?.title}</h3>
                <p>{steps[index]?.text}</p>
                <p>
                  <b>{steps[index]?.more.title}</b> {steps[index]?.more.text}
                </p>
              </div>
              <div css={partCss}>
                <p>
                  <span>{label}</span>
                  <b>{value}</b>
                  <span>{note}</span>
                </p>
                <Drawing>{drawing}</Drawing>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

export const walkthroughFragments = graphql`
  fragment RecordPart on RecordPart {
    label
    value
    note
  }
  fragment WalkthroughRecord on WalkthroughRecord {
    sample
    account {
      ...Account
    }
    events {
      ...RecordPart
    }
    contract {
      ...RecordPart
    }
    cohort {
      label
      note
      kept
      accounts
    }
    prediction {
      label
      value
      note
    }
    next {
      ...RecordPart
    }
  }
  fragment WalkthroughSection on WalkthroughSection {
    ...Titled
    record {
      ...WalkthroughRecord
    }
    steps {
      title
      text
      more {
        ...Point
      }
    }
  }
`;
