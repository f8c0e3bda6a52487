import { Fragment, type CSSProperties } from "react";

import { hiddenCss } from "../../../components/hidden-text";
import { fill } from "../../../fill";
import { findLabelsBelow, findRange, findFirstMoment, findUsers, moments, toX, toY } from "./account-case";
import {
  accountsCss,
  controlsCss,
  labelCss,
  momentsCss,
  nowLabelCss,
  plotCss,
  stackCss,
  createSignalCss,
  rangeCss,
  unitCss,
  valueCss,
} from "./signal-css";
import { SignalDrawing } from "./signal-drawing";

type SignalAccount = Queries.SignalFragment["accounts"][number];

function Events({ account: { course, usage, events } }: { account: SignalAccount }) {
  const isBelow = findLabelsBelow(usage, events);
  return events.map(({ month, before, text }, index) => {
    const position = { "--x": toX(before), "--y": toY(findUsers(usage, before)) } as CSSProperties;
    return (
      <p key={text} css={labelCss} style={position} data-for={course} data-since={findFirstMoment(before)}>
        <span data-below={isBelow[index] ? "" : undefined}>
          <b>{month}:</b> {text}
        </span>
      </p>
    );
  });
}

/** Choice of sample account and moment, and the forecast. Works by CSS alone. */
export function SignalCase({
  sample,
  unit,
  choose,
  moment,
  now,
  moments: names,
  forecast,
  accounts,
}: Queries.SignalFragment) {
  return (
    <div css={createSignalCss(accounts)}>
      <div css={plotCss}>
        <SignalDrawing accounts={accounts} />
        <div aria-hidden="true">
          {accounts.map((account) => (
            <Events key={account.course} account={account} />
          ))}
          {unit ? <p css={unitCss}>{unit}</p> : null}
          <p css={nowLabelCss}>
            <span>{now}</span>
          </p>
          <p css={valueCss} data-value="" />
          <p css={rangeCss} data-value="high" />
          <p css={rangeCss} data-value="low" />
        </div>
        <fieldset css={momentsCss} data-moments="">
          <legend css={hiddenCss}>{moment}</legend>
          {moments.map((before, index) => (
            <label key={before}>
              <input type="radio" name="signal-moment" value={before} defaultChecked={index === 1} />
              <span>{names[index]}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <div css={controlsCss}>
        <fieldset css={accountsCss}>
          <legend css={hiddenCss}>{choose}</legend>
          {accounts.map(({ course, label }, index) => (
            <label key={course} data-course={course}>
              <input type="radio" name="signal-account" value={course} defaultChecked={index === 0} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <div css={stackCss}>
          {accounts.map(({ course, name, label, ranges, outcome, events }) => (
            <Fragment key={course}>
              <p css={hiddenCss} data-for={course}>
                {label}. {events.map(({ month, text }) => `${month}: ${text}.`).join(" ")}
              </p>
              {moments.map((before, index) => {
                const [low, high] = findRange(ranges, index) ?? [];
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
