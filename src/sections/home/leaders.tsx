import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { QuestionChart } from "../../components/art/question-chart";
import { cardCss } from "../../components/card";
import { CheckList } from "../../components/check-list";
import { Section, SectionHeading } from "../../components/section";
import { color, media, size, space, weight } from "../../theme/tokens";

interface LeadersProps {
  heading: Queries.HeadingFragment;
  leaders: readonly Queries.LeaderFragment[];
}

// The first card is as high as the two others.
const listCss = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.loose,
  [media.wide]: {
    gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
    "& > :first-of-type": { gridRow: "span 2" },
  },
});
// On a tablet text and drawing are side by side; on a large screen they are below one another in the first card.
const leaderCss = css({
  gap: space.wide,
  [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 42%", alignItems: "center" },
  [media.wide]: { "&:first-of-type": { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "1fr auto" } },
});
const contentCss = css({ display: "grid", gap: space.snug, alignContent: "start" });
const roleCss = css({
  display: "flex",
  alignItems: "baseline",
  gap: space.tight,
  fontSize: size.small,
  color: color.muted,
});
const shortCss = css({ fontWeight: weight.heading, color: color.accentStrong });
const questionCss = css({ fontSize: size.title, lineHeight: 1.2, "li:first-of-type &": { fontSize: size.subheading } });
const textCss = css({ color: color.muted });
const pointsCss = css({ marginBlockStart: space.tight });

/** Cards for go-to-market leaders: a question, its answer and a chart. */
export function Leaders({ heading, leaders }: LeadersProps) {
  return (
    <Section>
      <SectionHeading {...heading} wide />
      <ul role="list" css={listCss}>
        {leaders.map(({ role, title, question, text, points, chart }) => (
          <li key={role} css={[cardCss, leaderCss]}>
            <div css={contentCss}>
              <p css={roleCss}>
                <span css={shortCss}>{role}</span> {title}
              </p>
              <h3 css={questionCss}>{question}</h3>
              <p css={textCss}>{text}</p>
              <div css={pointsCss}>
                <CheckList points={points} small />
              </div>
            </div>
            <QuestionChart chart={chart} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const leaderFragment = graphql`
  fragment Leader on Leader {
    role
    title
    question
    text
    points
    chart
  }
`;
