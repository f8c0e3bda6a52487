import { css } from "@emotion/react";
import type { ReactNode } from "react";

import { color, media, space, weight } from "../../theme/tokens";

/** Share of the lanes' width that lies before now. */
const now = "70%";

const edge = `1px solid ${color.line}`;
// A lane's drawing fills it; the line of now runs through all lanes.
const laneCss = css({
  position: "relative",
  minHeight: "9rem",
  background: `linear-gradient(${color.muted}, ${color.muted}) ${now} 0 / 1px 100% no-repeat`,
  [media.mobile]: { order: 1, borderBlockStart: edge },
  [media.desktop]: { gridColumn: "-2 / -1", gridRow: "1 / span 2", borderInlineStart: edge },
  [media.wide]: { gridRow: 1 },
  "& > svg": {
    position: "absolute",
    inset: 0,
    width: "100%",
    height: "100%",
    overflow: "visible",
    fill: "none",
    strokeLinejoin: "round",
    "& > path": { vectorEffect: "non-scaling-stroke" },
  },
});
// After now, where no line runs.
const captionsCss = css({
  position: "absolute",
  insetBlockStart: space.tight,
  insetInlineStart: now,
  display: "grid",
  gap: space.hair,
  paddingInline: space.tight,
  fontSize: "0.8125rem",
  lineHeight: 1.2,
  color: color.muted,
  "& > li": { display: "flex", alignItems: "center", gap: space.tight },
  "& svg": { flex: "none", width: 12, height: 12, fill: "none", strokeLinecap: "round" },
});
const timelineLaneCss = css({
  minHeight: "12rem",
  // Overrides the edges that the lane sets in media queries.
  "&&": { borderColor: color.darkLine },
  backgroundImage: `linear-gradient(${color.onDarkMuted}, ${color.onDarkMuted})`,
});
const timesCss = css({
  position: "absolute",
  insetBlockEnd: space.tight,
  insetInline: 0,
  display: "grid",
  gridTemplateColumns: `${now} 1fr`,
  fontSize: "0.8125rem",
  fontWeight: weight.strong,
  color: color.onDark,
  "& > *": { paddingInline: space.tight },
  "& > :first-of-type": { textAlign: "end" },
});

function Dots({ d, tone, width = 9 }: { d: string; tone: string; width?: number }) {
  return <path d={d} stroke={tone} strokeWidth={width} strokeLinecap="round" />;
}

/** Dotted lines from events down to the timeline. */
function Drops({ d, tone = color.accent, opacity = 0.4 }: { d: string; tone?: string; opacity?: number }) {
  return <path d={d} stroke={tone} strokeOpacity={opacity} strokeDasharray="1 4" strokeLinecap="round" />;
}

const weeklyUsage =
  "M0 83l14-1 14 1 14-3 14 0 14-2 14 1 14-4 14 1 14 1 14-4 14-3 14 3 14-2 14-3 14 2 14-4 14 1 14-5 14 3 14-4 14 2 14-4 14-2 14 3 14-5 14 1 14-4 14 2 14-4 14-4 14 3 14-5 14 3 14 3 14 3 14-2 14-3 14-5 14 2 14-4 14-3 14 4 14-5 14 2 14-5 14 1 14-3 14 1 14-4 14-3";
const timeline =
  "M0 123l14-2 14 1 14-3 14 1 14-4 14 2 14-4 14 1 14 1 14-4 14-3 14 2 14-2 14-4 14 3 14-4 14 1 14-5 14 2 14-4 14 3 14-5 14-2 14 3 14-6 14 2 14-5 14 3 14-5 14-4 14 3 14-4 14 2 14 4 14 3 14-2 14-4 14-5 14 2 14-4 14-3 14 3 14-5 14 2 14-5 14 1 14-4 14 2 14-5 14-2";

/** One sample account. All drawings share a time axis of 1000 units, 14 a week, of which 700 lie before now. */
export const sourceSignals: Record<string, ReactNode> = {
  // Calls and tickets.
  moments: (
    <>
      <path d="M0 46H1000M0 74H1000" stroke={color.line} />
      <Drops d="M98 46V100M364 46V100M602 46V100M490 74V100" />
      <Dots
        d="M28 46h.01M98 46h.01M168 46h.01M210 46h.01M294 46h.01M364 46h.01M406 46h.01M476 46h.01M532 46h.01M602 46h.01M672 46h.01"
        tone={color.accent}
      />
      <Dots d="M70 74h.01M238 74h.01M462 74h.01M490 74h.01M630 74h.01" tone={color.churn} />
    </>
  ),
  usage: (
    <>
      <Drops d="M98 0V100M364 0V100M602 0V100M490 0V100M322 57V100M574 38V100" />
      <path d={`${weeklyUsage}V100H0Z`} fill={color.accent} opacity="0.08" />
      <path d={weeklyUsage} stroke={color.accent} strokeWidth="2" />
      <Dots d="M322 57h.01M574 38h.01" tone={color.accent} />
    </>
  ),
  // What was bought changes by steps, and the next one is known.
  contract: (
    <>
      <Drops d="M98 0V100M364 0V100M602 0V100M490 0V100M322 0V100M574 0V100M140 60V100M420 60V100" />
      <path d="M0 78H140V64H420V46H700" stroke={color.growth} strokeWidth="2" />
      <path d="M700 46H1000" stroke={color.growth} strokeWidth="2" strokeDasharray="2 6" />
      <path d="M860 34V58" stroke={color.growth} strokeWidth="2" />
      <Dots d="M140 64h.01M420 46h.01" tone={color.growth} />
    </>
  ),
};

const dot = { d: "M6 6h.01", strokeWidth: 9 };
const line = { d: "M1 6H11", strokeWidth: 2 };
const tick = { d: "M6 1V11", strokeWidth: 2 };

/** The marks of each drawing, in the order of its captions. */
export const sourceMarks: Record<string, readonly { d: string; strokeWidth: number; stroke: string }[]> = {
  moments: [
    { ...dot, stroke: color.accent },
    { ...dot, stroke: color.churn },
  ],
  usage: [
    { ...line, stroke: color.accent },
    { ...dot, stroke: color.accent },
  ],
  contract: [
    { ...line, stroke: color.growth },
    { ...tick, stroke: color.growth },
  ],
};

/** One kind of source over time, beside its text. */
export function SourceLane({ signal, captions }: { signal: string; captions: readonly string[] }) {
  return (
    <div css={laneCss} aria-hidden="true">
      <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
        {sourceSignals[signal]}
      </svg>
      <ul role="list" css={captionsCss}>
        {captions.map((caption, index) => (
          <li key={caption}>
            <svg viewBox="0 0 12 12">
              <path {...sourceMarks[signal]?.[index]} />
            </svg>
            {caption}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The account's timeline with its forecast, on ink; the lanes above it run into it. */
export function TimelineLane({ now: present, ahead }: { now: string; ahead: string }) {
  return (
    <div css={[laneCss, timelineLaneCss]} aria-hidden="true">
      <svg viewBox="0 0 1000 140" preserveAspectRatio="none" aria-hidden="true">
        <Drops
          d="M98 0V114M364 0V93M602 0V72M490 0V90M322 0V94M574 0V74M140 0V112M420 0V82"
          tone={color.onDarkAccent}
          opacity={0.6}
        />
        <path d={`${timeline}V140H0Z`} fill={color.accent} opacity="0.16" />
        <path d="M700 61C800 49 900 28 1000 10V88C900 74 800 68 700 61Z" fill={color.accent} opacity="0.34" />
        <path d={timeline} stroke={color.onDarkAccent} strokeWidth="2.5" />
        <path
          d="M700 61C800 57 900 50 1000 44"
          stroke={color.onDarkAccent}
          strokeWidth="2.5"
          strokeDasharray="2 7"
          strokeLinecap="round"
        />
        <Dots d="M490 90h.01" tone={color.churn} />
        <Dots d="M140 112h.01M420 82h.01" tone={color.growth} />
        <Dots d="M98 114h.01M364 93h.01M602 72h.01M322 94h.01M574 74h.01" tone={color.onDarkAccent} />
        <Dots d="M700 61h.01" tone={color.onDarkAccent} width={15} />
        <Dots d="M700 61h.01" tone={color.dark} width={8} />
      </svg>
      <p css={timesCss}>
        <span>{present}</span>
        <span>{ahead}</span>
      </p>
    </div>
  );
}
