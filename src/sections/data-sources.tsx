import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { cardCss, cardListCss } from "../components/card";
import { Section } from "../components/section";
import { SectionHeading } from "../components/section-heading";
import { color, size, space } from "../theme/tokens";

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
      <ul css={cardListCss}>
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
