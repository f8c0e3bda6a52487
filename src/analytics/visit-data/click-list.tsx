import { css } from "@emotion/react";

import { Icon } from "../../components/icon";
import { color, media, motion, radius, size, space } from "../../theme/tokens";
import type { Click } from "../record";
import { readClick } from "./aggregate";
import { formatMoment, formatNumber } from "./format";
import { panelTitleCss } from "./panel-title";
import { words } from "./words";

const detailsCss = css({
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: size.small,
  "&[open] summary svg": { transform: "rotate(0.5turn)" },
});
const summaryCss = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: `0 ${space.snug}`,
  [media.desktop]: { gridTemplateColumns: "auto minmax(0, 1fr) auto" },
  minHeight: "3rem",
  paddingBlock: space.tight,
  borderRadius: radius.small,
  listStyle: "none",
  cursor: "pointer",
  "&::-webkit-details-marker": { display: "none" },
  "&:hover h3": { color: color.accentStrong },
  "&:focus-visible": { outlineOffset: "-2px" },
  "& svg": { [media.mobile]: { gridArea: "1 / 2 / span 2" }, transition: `transform ${motion.quick}` },
});
const mutedCss = css({ color: color.muted });
const countCss = css(mutedCss, { [media.mobile]: { gridRow: 2 } });
const clickCss = css({
  display: "grid",
  gap: `0 ${space.normal}`,
  paddingBlock: space.tight,
  borderBlockStart: `1px solid ${color.line}`,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 14rem) 11rem", alignItems: "baseline" },
});
const whatCss = css({ [media.mobile]: { gridColumn: "1 / -1" } });
const timeCss = css({ color: color.muted, fontVariantNumeric: "tabular-nums", textAlign: "end" });

function Entry({ click: { timestamp, element, page }, now }: { click: Click; now: Date }) {
  const { kind, name } = readClick(element);
  return (
    <li css={clickCss}>
      <span css={whatCss}>
        <span css={mutedCss}>{words.clicks[kind]}</span> {name}
      </span>
      <span css={mutedCss}>{page}</span>
      <span css={timeCss}>{formatMoment(timestamp, now) ?? words.unknown}</span>
    </li>
  );
}

/** The last clicks, folded away. */
export function ClickList({ clicks }: { clicks: readonly Click[] }) {
  const now = new Date();
  return (
    <details css={detailsCss}>
      <summary css={summaryCss}>
        <h3 css={panelTitleCss}>{words.clicks.title}</h3>
        <span css={countCss}>{words.clicks.count.replace("{n}", formatNumber(clicks.length))}</span>
        <Icon name="chevronDown" />
      </summary>
      <ol role="list">
        {clicks.map((click, index) => (
          <Entry key={`${click.timestamp} ${index}`} click={click} now={now} />
        ))}
      </ol>
    </details>
  );
}
