import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { PointList } from "../../components/point-list";
import { Section } from "../../components/section";
import { timeRowCss } from "../../components/step-list-css";
import { columns, media, size, space, width } from "../../theme/tokens";

const milestonesCss = css(timeRowCss, {
  marginBlockEnd: space.vast,
  "& h3": { fontSize: size.lead, fontVariantNumeric: "tabular-nums" },
  "& p": { fontSize: size.small, lineHeight: 1.45, textWrap: "balance" },
});
const proseCss = css({
  display: "grid",
  gap: space.loose,
  [media.wide]: { gridTemplateColumns: columns.twoFifths, columnGap: space.vast },
});
const firstCss = css({ fontSize: size.title, lineHeight: 1.45 });
const othersCss = css({
  display: "grid",
  gap: space.loose,
  maxWidth: width.measure,
  fontSize: size.lead,
  lineHeight: 1.6,
});

export function HistorySection({ title, paragraphs, milestones, ...frame }: Queries.HistorySectionFragment) {
  const [first, ...others] = paragraphs;
  return (
    <Section frame={frame} spacing="none" title={title}>
      {milestones.length > 0 ? <PointList css={milestonesCss} points={milestones} ordered /> : null}
      <div css={proseCss}>
        <p css={firstCss}>{first}</p>
        <div css={othersCss}>
          {others.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
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
