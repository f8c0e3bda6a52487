import { graphql } from "gatsby";
import { Fragment, type CSSProperties } from "react";

import { besideHeroCss } from "../../../components/art/beside-hero-css";
import { RadioGroup } from "../../../components/radio-group";
import { fill } from "../../../text/fill";
import {
  findLabelsBelow,
  readForecastRange,
  findFirstMoment,
  findUsers,
  firstMoment,
  moments,
  toX,
  toY,
} from "./account-case";
import * as controls from "./controls-css";
import * as labels from "./labels-css";
import * as styles from "./signal-css";
import { SignalDrawing } from "./signal-drawing";

function Events({ course, usage, events }: Queries.SignalFragment["accounts"][number]) {
  const isBelow = findLabelsBelow(usage, events);
  return events.map(({ month, before, text }, index) => {
    const position = { "--x": toX(before), "--y": toY(findUsers(usage, before)) } as CSSProperties;
    return (
      <p key={text} css={labels.labelCss} style={position} data-for={course} data-since={findFirstMoment(before)}>
        <span data-below={isBelow[index] ? "" : undefined}>
          <b>{month}:</b> {text}
        </span>
      </p>
    );
  });
}

/** Signal line of the home page: choice of sample account and moment, and the forecast. Works by CSS alone. */
export function Signal(signal: Queries.SignalFragment) {
  const { sample, unit, choose, moment, now, moments: names, forecast, accounts } = signal;
  return (
    <div css={[besideHeroCss, styles.createSignalCss(accounts)]}>
      <div css={styles.plotCss}>
        <SignalDrawing accounts={accounts} />
        <div aria-hidden="true">
          {accounts.map((account) => (
            <Events key={account.course} {...account} />
          ))}
          {unit ? <p css={labels.unitCss}>{unit}</p> : null}
          <p css={labels.nowLabelCss}>
            <span>{now}</span>
          </p>
          <p css={labels.valueCss} data-value="" />
          <p css={labels.rangeCss} data-value="high" />
          <p css={labels.rangeCss} data-value="low" />
        </div>
      </div>
      <RadioGroup
        css={controls.momentsCss}
        legend={moment}
        name="signal-moment"
        choices={moments.map((value, index) => ({ value, label: names[index] }))}
        chosen={firstMoment}
      />
      <div css={controls.controlsCss}>
        <RadioGroup
          css={controls.accountsCss}
          legend={choose}
          name="signal-account"
          choices={accounts.map(({ course, label }) => ({ value: course, label }))}
          chosen={accounts[0]?.course}
        />
        <div css={styles.stackCss}>
          {accounts.map(({ course, account: { name }, label, ranges, outcome, events }) => (
            <Fragment key={course}>
              <p css={styles.eventsCss} data-for={course}>
                {label}.
                {events.map(({ month, before, text }) => (
                  <span key={text} data-since={findFirstMoment(before)}>
                    {" "}
                    {month}: {text}.
                  </span>
                ))}
              </p>
              {moments.map((before, index) => {
                const [low, high] = readForecastRange(ranges, index) ?? [];
                const range = low !== undefined && { low: String(low), high: String(high) };
                return (
                  <p key={before} data-for={course} data-at={index}>
                    <b>{name}</b> ({sample})
                    <br />
                    {range ? fill(forecast, range) : outcome}
                  </p>
                );
              })}
            </Fragment>
          ))}
        </div>
      </div>
    </div>
  );
}

export const signalFragment = graphql`
  fragment Signal on Signal {
    sample
    unit
    choose
    moment
    now
    moments
    forecast
    accounts {
      course
      label
      account {
        name
      }
      usage
      ranges
      outcome
      events {
        month
        before
        text
      }
    }
  }
`;
