import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Icon } from "../../../components/icon";
import { deriveOutlook } from "../../../content/outlook";
import { accountAnchor } from "../../../content/routes";
import { fill } from "../../../text/fill";
import { color, motion, radius, size, space, tracking, weight, wrapping } from "../../../theme/tokens";
import { RangeRow, rangeOpacity, scaleChanges } from "../../account/range-row";
import { findPolarity, formatValue } from "../forecast/format";

const panelCss = css({
  fontSize: size.small,
  lineHeight: 1.4,
  fontVariantNumeric: "tabular-nums",
  "& [data-polarity=gain]": { color: `var(--gain, ${color.growthText})` },
  "& [data-polarity=loss]": { color: `var(--loss, ${color.churnText})` },
});
const headCss = css({
  ...wrapping,
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space.normal,
  paddingBlockEnd: space.snug,
  "& h2": { fontSize: size.body, lineHeight: "inherit", letterSpacing: tracking.none },
});
const listCss = css({ "& li": { borderBlockStart: "1px solid color-mix(in oklab, currentColor 18%, transparent)" } });
// Aligns the text of the rows with the heading.
const rowCss = css({
  ...wrapping,
  gap: `${space.hair} ${space.tight}`,
  alignItems: "center",
  marginInline: `calc(-1 * ${space.snug})`,
  padding: space.snug,
  textDecoration: "none",
  transition: `background-color ${motion.quick}`,
  "&:hover": { borderRadius: radius.small, background: "color-mix(in oklab, currentColor 7%, transparent)" },
  "&:focus-visible": { outlineOffset: -2 },
  "& > :first-child": { flex: "1 1 6em", fontSize: size.body, fontWeight: weight.strong },
  "& > :last-child": { flexBasis: "100%" },
});
const rangeCss = css({
  fontSize: size.title,
  fontWeight: weight.heading,
  lineHeight: 1.25,
  letterSpacing: tracking.tighter,
});
const amountsCss = css({
  ...wrapping,
  alignItems: "baseline",
  columnGap: space.normal,
  color: `var(--muted, ${color.muted})`,
  "& b": { fontSize: size.body },
});
// Signs of the drawing before their names. Borders are visible in forced colors.
const signCss = css({
  "&::before": { content: '""', display: "inline-block", marginInlineEnd: space.tight },
  "&[data-sign=submitted]::before": { height: "0.75em", borderInlineStart: "2px solid" },
  "&[data-sign=predicted]::before": { border: "0.25rem solid", borderRadius: radius.round },
  "&[data-sign=range]::before": { width: "1.25rem", borderBlockStart: "6px solid", opacity: rangeOpacity },
});
/** Lists the accounts with a submitted amount, with the differences of the predicted ones. */
function listCalls(items: Queries.HeroCallsFragment["forecast"]["accounts"]["items"]) {
  return items.flatMap(({ account, submitted }, index) => {
    if (submitted === null) return [];
    const { expected, range } = deriveOutlook(account);
    const change = { value: expected - submitted, range: [range[0] - submitted, range[1] - submitted] } as const;
    return [{ name: account.name, index, submitted, expected, range, change }];
  });
}

/** Predicted ranges beside the text of a hero, with the submitted amounts. Each row leads to its account in the forecast. */
export function HeroCalls({ title, submitted, predicted, forecast, to }: Queries.HeroCallsFragment) {
  const { accounts, strings, units } = forecast;
  const calls = listCalls(accounts.items);
  const scale = scaleChanges(calls.map(({ change }) => change));
  const format = (amount: number) => formatValue("arr", amount, units);
  return (
    <div css={panelCss}>
      <div css={headCss}>
        <h2>{title}</h2>
        <p css={amountsCss}>
          <span css={signCss} data-sign="range">
            {strings.range}
          </span>
          <span>{strings.sample}</span>
        </p>
      </div>
      <ul role="list" css={listCss}>
        {calls.map(({ name, index, submitted: amount, expected, range, change }) => {
          const polarity = findPolarity("arr", change.value);
          return (
            <li key={name}>
              <a css={rowCss} href={accountAnchor(to, index)} draggable={false}>
                <span>{name}</span>
                <b css={rangeCss}>{fill(strings.span, { low: format(range[0]), high: format(range[1]) })}</b>
                <Icon name="chevronDown" />
                <RangeRow change={change} scale={scale} polarity={polarity} />
                <span css={amountsCss}>
                  <span css={signCss} data-sign="submitted">
                    {submitted} {format(amount)}
                  </span>
                  <span>
                    <span css={signCss} data-sign="predicted" data-polarity={polarity} />
                    {predicted} <b data-polarity={polarity}>{format(expected)}</b>
                  </span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export const heroCallsFragment = graphql`
  fragment HeroCalls on HeroCalls {
    title
    submitted
    predicted
    to
    forecast {
      strings {
        range
        span
        sample
      }
      units {
        ...ForecastUnits
      }
      accounts {
        items {
          account {
            ...Account
          }
          submitted
        }
      }
    }
  }
`;
