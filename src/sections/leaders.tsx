import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Icon } from "../components/icon";
import { Section } from "../components/section";
import { SectionHeading } from "../components/section-heading";
import { color, radius, size, space, weight } from "../theme/tokens";

interface LeadersProps {
  heading: Queries.HeadingFragment;
  leaders: readonly Queries.LeaderFragment[];
}

const listCss = css({
  display: "grid",
  gap: space.loose,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(19rem, 100%), 1fr))",
});
const cardCss = css({
  display: "grid",
  alignContent: "start",
  gap: space.normal,
  padding: space.wide,
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.raised,
});
const roleCss = css({
  display: "flex",
  alignItems: "baseline",
  gap: space.tight,
  fontSize: size.small,
  color: color.muted,
});
const shortCss = css({ fontSize: size.title, fontWeight: weight.heading, color: color.accentStrong });
const questionCss = css({ fontSize: size.title });
const pointsCss = css({ display: "grid", gap: space.tight, fontSize: size.small });
const pointCss = css({ display: "flex", gap: space.tight, "& svg": { color: color.growthText } });

/** Cards for the go-to-market leaders: the question each asks, and what answers it. */
export function Leaders({ heading, leaders }: LeadersProps) {
  return (
    <Section>
      <SectionHeading {...heading} />
      <ul css={listCss}>
        {leaders.map(({ role, title, question, text, points }) => (
          <li key={role} css={cardCss}>
            <p css={roleCss}>
              <span css={shortCss}>{role}</span> {title}
            </p>
            <h3 css={questionCss}>{question}</h3>
            <p>{text}</p>
            <ul css={pointsCss}>
              {points.map((point) => (
                <li key={point} css={pointCss}>
                  <Icon name="check" />
                  {point}
                </li>
              ))}
            </ul>
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
