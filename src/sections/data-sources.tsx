import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { AccountTimeline, SourceSignal } from "../components/art/source-signals";
import { Section } from "../components/section";
import { SectionHeading } from "../components/section-heading";
import { color, media, radius, size, space, weight } from "../theme/tokens";

/** Share of the lanes' width that lies before now. */
const now = "70%";

const edge = `1px solid ${color.line}`;
const flowCss = css({
  border: edge,
  borderRadius: radius.large,
  overflow: "clip",
  background: color.raised,
});
const rowCss = css({
  display: "grid",
  borderBlockEnd: edge,
  gridTemplateColumns: "minmax(0, 1fr)",
  [media.desktop]: { gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)" },
  [media.wide]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 3fr) minmax(0, 5fr)" },
});
const wordsCss = css({
  display: "grid",
  alignContent: "start",
  gap: space.tight,
  padding: `clamp(1.25rem, 2.6vw, ${space.wide})`,
  [media.narrow]: { paddingBlockEnd: space.snug },
});
const titleCss = css({ fontSize: size.title });
const textCss = css({ fontSize: size.small, lineHeight: 1.55, color: color.muted });
const examplesCss = css({
  display: "grid",
  alignContent: "start",
  gap: space.tight,
  paddingInline: `clamp(1.25rem, 2.6vw, ${space.wide})`,
  paddingBlock: `0 clamp(1.25rem, 2.6vw, ${space.wide})`,
  fontSize: size.small,
  lineHeight: 1.45,
  [media.wide]: { paddingBlockStart: `calc(clamp(1.25rem, 2.6vw, ${space.wide}) + 0.3rem)`, paddingInlineStart: 0 },
  "& li": { display: "grid", gridTemplateColumns: "auto 1fr", gap: space.snug },
  "& li::before": { content: '""', width: "0.75rem", height: 1, marginBlockStart: "0.7em", background: color.accent },
});
// A lane's picture fills it; the line of now runs through all lanes.
const laneCss = css({
  position: "relative",
  minHeight: "9rem",
  background: `linear-gradient(${color.muted}, ${color.muted}) ${now} 0 / 1px 100% no-repeat`,
  [media.mobile]: { order: 1, borderBlockStart: edge },
  [media.desktop]: { gridColumn: "-2 / -1", gridRow: "1 / span 2", borderInlineStart: edge },
  [media.wide]: { gridRow: 1 },
  "& > svg": { position: "absolute", inset: 0 },
});
const captionCss = css({
  position: "absolute",
  insetBlockStart: space.tight,
  insetInlineStart: space.tight,
  paddingInline: space.tight,
  background: color.raised,
  fontSize: "0.8125rem",
  lineHeight: 1.3,
  color: color.muted,
});
const timelineCss = css({
  background: color.dark,
  color: color.onDark,
  borderBlockEnd: 0,
  [media.wide]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" },
});
const timelineLaneCss = css({
  minHeight: "12rem",
  // Over the lanes' own edges, which stand in media queries.
  "&&": { borderColor: color.darkLine },
  backgroundImage: `linear-gradient(${color.onDarkMuted}, ${color.onDarkMuted})`,
});
const timelineTitleCss = css({ fontSize: size.subheading, maxWidth: "18ch" });
const timelineTextCss = css({ color: color.onDarkMuted, maxWidth: "46ch" });
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

/** The kinds of data that are read: three lanes on one time axis, and the timeline into which they run. */
export function DataSources({ sources: { title, text, cards, timeline } }: { sources: Queries.DataSourcesFragment }) {
  return (
    <Section ground="sunken">
      <SectionHeading title={title} text={text} wide />
      <div css={flowCss}>
        <ul>
          {cards.map((card) => (
            <li key={card.title} css={rowCss}>
              <div css={wordsCss}>
                <h3 css={titleCss}>{card.title}</h3>
                <p css={textCss}>{card.text}</p>
              </div>
              <ul css={examplesCss}>
                {card.examples.map((example) => (
                  <li key={example}>{example}</li>
                ))}
              </ul>
              <div css={laneCss} aria-hidden="true">
                <SourceSignal signal={card.signal} />
                <span css={captionCss}>{card.caption}</span>
              </div>
            </li>
          ))}
        </ul>
        <div css={[rowCss, timelineCss]}>
          <div css={wordsCss}>
            <h3 css={timelineTitleCss}>{timeline.title}</h3>
            <p css={timelineTextCss}>{timeline.text}</p>
          </div>
          <div css={[laneCss, timelineLaneCss]} aria-hidden="true">
            <AccountTimeline />
            <p css={timesCss}>
              <span>{timeline.now}</span>
              <span>{timeline.ahead}</span>
            </p>
          </div>
        </div>
      </div>
    </Section>
  );
}

export const dataSourcesFragment = graphql`
  fragment DataSources on DataSources {
    title
    text
    cards {
      title
      text
      examples
      signal
      caption
    }
    timeline {
      title
      text
      now
      ahead
    }
  }
`;
