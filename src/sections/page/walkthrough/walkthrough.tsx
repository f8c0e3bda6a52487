import { graphql } from "gatsby";
import type { CSSProperties, ReactNode } from "react";

import { Section } from "../../../components/section";
import { fill } from "../../../text/fill";
import { findPrediction } from "../../account/read-account";
import { AccountMark, CohortMarks, EventMarks, OutcomeMark, PredictionMark } from "./record-drawings";
import { frameCss, gridCss, listCss, partCss, slotCss, stepCss, textCss } from "./walkthrough-css";

interface PartProps extends Queries.RecordPartFragment {
  children: ReactNode;
}

function RecordPart({ label, value, note, children }: PartProps) {
  return (
    <div css={partCss}>
      <p>
        <span>{label}</span>
        <b>{value}</b>
        <span>{note}</span>
      </p>
      {children}
    </div>
  );
}

function renderParts(record: Queries.WalkthroughRecordFragment): ReactNode[] {
  const { account, events, contract, cohort, prediction, next } = record;
  const { kept, accounts } = cohort;
  const { kind, chance, half } = findPrediction(account);
  const [low, high] = [chance - half, chance + half];
  const numbers = { kept, accounts, chance, low, high };
  const values = Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, String(number)]));
  return [
    <RecordPart key="events" {...events}>
      <EventMarks />
    </RecordPart>,
    <RecordPart key="contract" {...contract}>
      <AccountMark />
    </RecordPart>,
    <RecordPart key="cohort" label={cohort.label} value={account.cohort} note={fill(cohort.note, values)}>
      <CohortMarks kept={kept} accounts={accounts} />
    </RecordPart>,
    <RecordPart
      key="prediction"
      label={prediction.label}
      value={fill(prediction.value, values)}
      note={fill(prediction.note, values)}
    >
      <PredictionMark kind={kind} chance={chance} low={low} high={high} />
    </RecordPart>,
    <RecordPart key="next" {...next}>
      <OutcomeMark />
    </RecordPart>,
  ];
}

/** Five steps beside the record of an account. In large windows each part stops in its place, by CSS alone. */
export function WalkthroughSection({ title, text, record, steps, ...frame }: Queries.WalkthroughSectionFragment) {
  const parts = renderParts(record);
  return (
    <Section frame={frame} spacing="medium" title={title} text={text}>
      <div css={gridCss}>
        <div css={frameCss}>
          <b>{record.account.name}</b>
          <span>{record.sample}</span>
          {parts.map((_, index) => (
            <div key={index} css={slotCss} />
          ))}
        </div>
        <ol role="list" css={listCss}>
          {steps.map((step, index) => (
            <li key={step.title} css={stepCss} style={{ "--step": index } as CSSProperties}>
              <div css={textCss}>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
                <p>
                  <b>{step.more.title}</b> {step.more.text}
                </p>
              </div>
              {parts[index]}
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
    ...Frame
    title
    text
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
