import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Section } from "../components/section";
import { SectionHeading } from "../components/section-heading";
import { color, radius, size, space } from "../theme/tokens";

const listCss = css({
  display: "grid",
  gap: space.loose,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(18rem, 100%), 1fr))",
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
const titleCss = css({ fontSize: size.title });
const examplesCss = css({
  fontSize: size.small,
  color: color.muted,
  "& li": { paddingBlock: space.tight, borderBlockStart: `1px solid ${color.line}` },
});

/** The kinds of data that are read. */
export function DataSources({ sources: { title, text, cards } }: { sources: Queries.DataSourcesFragment }) {
  return (
    <Section>
      <SectionHeading title={title} text={text} />
      <ul css={listCss}>
        {cards.map((card) => (
          <li key={card.title} css={cardCss}>
            <h3 css={titleCss}>{card.title}</h3>
            <p>{card.text}</p>
            <ul css={examplesCss}>
              {card.examples.map((example) => (
                <li key={example}>{example}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
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
    }
  }
`;
