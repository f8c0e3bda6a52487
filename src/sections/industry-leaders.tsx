import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Quote } from "../components/quote";
import { Section } from "../components/section";
import { SectionHeading } from "../components/section-heading";
import { space } from "../theme/tokens";

const anchor = "industry-leaders";

const listCss = css({
  display: "grid",
  gap: space.wide,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(20rem, 100%), 1fr))",
});

/** Voices from the industry. While there are none, the section stays in the page but is not shown. */
export function IndustryLeaders({
  industryLeaders: { title, items },
}: {
  industryLeaders: Queries.IndustryLeadersFragment;
}) {
  if (items.length === 0) return <section id={anchor} aria-label={title} hidden />;
  return (
    <Section id={anchor}>
      <SectionHeading title={title} />
      <ul role="list" css={listCss}>
        {items.map(({ name, role, quote }) => (
          <li key={name}>
            <Quote text={quote} by={{ name, role }} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const industryLeadersFragment = graphql`
  fragment IndustryLeaders on IndustryLeaders {
    title
    items {
      name
      role
      quote
    }
  }
`;
