import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { PointList } from "../../components/point-list";
import { Section } from "../../components/section";
import { color, columns, media, size, space, tracking, width } from "../../theme/tokens";

const gridCss = css({
  display: "grid",
  gap: space.vast,
  [media.wide]: { gridTemplateColumns: columns.threeFifths },
});
const titleCss = css({ fontSize: size.heading, marginBlockEnd: space.wide });
const proseCss = css({
  display: "grid",
  gap: space.loose,
  alignContent: "start",
  maxWidth: width.measure,
  fontSize: size.lead,
  lineHeight: 1.7,
  // Enlarges the first paragraph.
  "& p:first-of-type": { fontSize: size.title, lineHeight: 1.45 },
});
// Draws a line along the years, as long as the text: solid until the last one, then dashed.
const milestonesCss = css({
  position: "relative",
  display: "grid",
  gap: space.wide,
  alignContent: "space-between",
  paddingBlockEnd: space.vast,
  "&::before, &::after": { content: '""', position: "absolute", insetInlineStart: 5 },
  "&::before": { insetBlock: `0.6rem ${space.vast}`, borderInlineStart: `2px solid ${color.accent}` },
  "&::after": { height: space.vast, insetBlockEnd: 0, borderInlineStart: `2px dashed ${color.accent}` },
  "& li": { position: "relative", gap: space.hair, paddingInlineStart: space.wide },
  "& li::before": {
    content: '""',
    position: "absolute",
    zIndex: 1,
    insetBlockStart: "0.35rem",
    insetInlineStart: 0,
    width: 12,
    height: 12,
    border: `2px solid ${color.accent}`,
    borderRadius: "50%",
    background: color.ground,
  },
  "& h3": { fontSize: size.body, letterSpacing: tracking.none },
  "& p": { fontSize: size.body, lineHeight: 1.5 },
});

/** Story of the company, with milestones. */
export function HistorySection({ title, paragraphs, milestones, ...frame }: Queries.HistorySectionFragment) {
  return (
    <Section frame={frame} spacing="none">
      <div css={gridCss}>
        <div>
          <h2 css={titleCss}>{title}</h2>
          <div css={proseCss}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <PointList css={milestonesCss} points={milestones} ordered />
      </div>
    </Section>
  );
}

export const historyFragment = graphql`
  fragment HistorySection on HistorySection {
    ...Frame
    title
    paragraphs
    milestones {
      ...Point
    }
  }
`;
