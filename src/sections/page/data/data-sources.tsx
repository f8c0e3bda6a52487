import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { CheckList } from "../../../components/check-list";
import { SourceLane, TimelineLane } from "../../../components/art/source-lanes";
import { Section } from "../../../components/section";
import { color, columns, limit, media, radius, size, space } from "../../../theme/tokens";

const inset = `clamp(${limit(1.25)}, 2.6vw, ${space.wide})`;
const edge = `1px solid ${color.line}`;
const flowCss = css({ border: edge, borderRadius: radius.large, overflow: "clip", background: color.raised });
const rowCss = css({
  display: "grid",
  borderBlockEnd: edge,
  gridTemplateColumns: "minmax(0, 1fr)",
  [media.desktop]: { gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)" },
  [media.wide]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 3fr) minmax(0, 5fr)" },
});
const contentCss = css({
  display: "grid",
  alignContent: "start",
  gap: space.tight,
  padding: inset,
  [media.narrow]: { paddingBlockEnd: space.snug },
});
const titleCss = css({ fontSize: size.title });
const textCss = css({ fontSize: size.small, lineHeight: 1.55, color: color.muted });
const examplesCss = css({
  alignContent: "start",
  padding: `0 ${inset} ${inset}`,
  lineHeight: 1.45,
  [media.wide]: { paddingBlockStart: `calc(${inset} + 0.3rem)`, paddingInlineStart: 0 },
});
const timelineCss = css({
  background: color.dark,
  color: color.onDark,
  borderBlockEnd: 0,
  [media.wide]: { gridTemplateColumns: columns.threeFifths },
});
const timelineTitleCss = css({ fontSize: size.subheading, maxWidth: "12.3em" });
const timelineTextCss = css({ color: color.onDarkMuted, maxWidth: "30.5em" });

/** Source data as lanes on one time axis, and the timeline that combines them. */
export function DataSourcesSection({ title, text, cards, timeline, ...frame }: Queries.DataSourcesSectionFragment) {
  return (
    <Section frame={frame} ground="sunken" spacing="small" title={title} text={text}>
      <div css={flowCss}>
        <ul role="list">
          {cards.map((card) => (
            <li key={card.title} css={rowCss}>
              <div css={contentCss}>
                <h3 css={titleCss}>{card.title}</h3>
                <p css={textCss}>{card.text}</p>
              </div>
              <CheckList css={examplesCss} points={card.examples} small />
              <SourceLane chart={card.signal} captions={card.captions} />
            </li>
          ))}
        </ul>
        <div css={[rowCss, timelineCss]}>
          <div css={contentCss}>
            <h3 css={timelineTitleCss}>{timeline.title}</h3>
            <p css={timelineTextCss}>{timeline.text}</p>
          </div>
          <TimelineLane now={timeline.now} ahead={timeline.ahead} />
        </div>
      </div>
    </Section>
  );
}

export const dataSourcesFragment = graphql`
  fragment DataSourcesSection on DataSourcesSection {
    ...Titled
    cards {
      title
      text
      examples
      signal
      captions
    }
    timeline {
      title
      text
      now
      ahead
    }
  }
`;
