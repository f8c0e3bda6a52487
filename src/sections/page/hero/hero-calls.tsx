import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Icon } from "../../../components/icon";
import { accountAnchor } from "../../../content/routes";
import { fill } from "../../../text/fill";
import { color, media, motion, radius, rightToLeft, size, space, tracking, weight } from "../../../theme/tokens";
import { listCalls, scaleCalls } from "../forecast/calls";
import { findTone, formatChange, formatValue } from "../forecast/format";

const rangeOpacity = 0.4;

const panelCss = css({
  fontSize: size.small,
  lineHeight: 1.4,
  fontVariantNumeric: "tabular-nums",
  "& [data-tone=gain]": { color: `var(--gain, ${color.growthText})` },
  "& [data-tone=loss]": { color: `var(--loss, ${color.churnText})` },
});
const headCss = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space.normal,
  paddingBlockEnd: space.snug,
  "& h2": { fontSize: size.body, lineHeight: "inherit", letterSpacing: tracking.none },
});
const listCss = css({
  "& li": { borderBlockStart: "1px solid color-mix(in oklab, currentColor 18%, transparent)" },
});
// Aligns the text of the rows with the heading.
const rowCss = css({
  display: "flex",
  flexWrap: "wrap",
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
const amountsCss = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.normal,
  color: `var(--muted, ${color.muted})`,
});
// Signs of the drawing before their names. Borders are visible in forced colors.
const signCss = css({
  "&::before": { content: '""', display: "inline-block", marginInlineEnd: space.tight },
  "&[data-sign=submitted]::before": { height: "0.75em", borderInlineStart: "2px solid" },
  "&[data-sign=predicted]::before": { border: "0.25rem solid", borderRadius: radius.round },
  "&[data-sign=range]::before": { width: "1.25rem", borderBlockStart: "6px solid", opacity: rangeOpacity },
});
const drawingCss = css({
  width: "100%",
  height: "1rem",
  overflow: "visible",
  [`${rightToLeft} &`]: { scale: "-1 1" },
  "& line": { stroke: "currentColor" },
  "& [data-tone]": { fill: "currentColor", [media.forcedColors]: { "&&": { color: "inherit" } } },
});

/** Submitted and predicted amounts beside the text of a hero. Each row leads to its account in the forecast. */
export function HeroCalls({ title, submitted, predicted, forecast, to }: Queries.HeroCallsFragment) {
  const { accounts, horizon, months, strings, units } = forecast;
  const calls = listCalls(accounts.items, horizon);
  const scale = scaleCalls(calls);
  const format = (amount: number) => formatValue("arr", amount, units);
  return (
    <div css={panelCss}>
      <div css={headCss}>
        <h2>{fill(title, { month: months[calls[0]?.month ?? 0]?.long ?? "" })}</h2>
        <p css={amountsCss}>
          <span css={signCss} data-sign="range">
            {strings.range}
          </span>
          <span>{strings.sample}</span>
        </p>
      </div>
      <ul role="list" css={listCss}>
        {calls.map((call) => {
          const change = call.predicted - call.submitted;
          const tone = findTone("arr", change);
          const [low, high] = call.range;
          const at = (amount: number) => `${scale(amount, call)}%`;
          return (
            <li key={call.name}>
              <a css={rowCss} href={accountAnchor(to, call.account)} draggable={false}>
                <span>{call.name}</span>
                <b data-tone={tone}>{formatChange("arr", change, units)}</b>
                <Icon name="chevronDown" />
                <svg css={drawingCss} aria-hidden="true">
                  <line x1="0" x2="100%" y1="50%" y2="50%" strokeOpacity="0.25" />
                  <g data-tone={tone}>
                    <line x1={at(low)} x2={at(high)} y1="50%" y2="50%" strokeWidth="6" opacity={rangeOpacity} />
                    <circle cx={at(call.predicted)} cy="50%" r="5" />
                  </g>
                  <line x1={at(call.submitted)} x2={at(call.submitted)} y2="100%" strokeWidth="2" />
                </svg>
                <span css={amountsCss}>
                  <span css={signCss} data-sign="submitted">
                    {submitted} {format(call.submitted)}
                  </span>
                  <span>
                    <span css={signCss} data-sign="predicted" data-tone={tone} />
                    {predicted} {format(call.predicted)}
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
      horizon
      months {
        long
      }
      strings {
        range
        sample
      }
      units {
        ...ForecastUnits
      }
      accounts {
        items {
          name
          submitted
          series {
            arr {
              past
              base
              spread
            }
          }
        }
      }
    }
  }
`;
