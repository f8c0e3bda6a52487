import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { cardCss, cardListCss } from "../components/card";
import { CheckList } from "../components/check-list";
import { Section } from "../components/section";
import { SectionHeading } from "../components/section-heading";
import { color, size, space, weight } from "../theme/tokens";

interface LeadersProps {
  heading: Queries.HeadingFragment;
  leaders: readonly Queries.LeaderFragment[];
}

const roleCss = css({
  display: "flex",
  alignItems: "baseline",
  gap: space.tight,
  fontSize: size.small,
  color: color.muted,
});
const shortCss = css({ fontSize: size.title, fontWeight: weight.heading, color: color.accentStrong });
const questionCss = css({ fontSize: size.title });

/** Cards for the go-to-market leaders: the question each asks, and what answers it. */
export function Leaders({ heading, leaders }: LeadersProps) {
  return (
    <Section>
      <SectionHeading {...heading} />
      <ul css={cardListCss}>
        {leaders.map(({ role, title, question, text, points }) => (
          <li key={role} css={cardCss}>
            <p css={roleCss}>
              <span css={shortCss}>{role}</span> {title}
            </p>
            <h3 css={questionCss}>{question}</h3>
            <p>{text}</p>
            <CheckList points={points} small />
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
  }
`;
