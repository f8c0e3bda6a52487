import { graphql } from "gatsby";

import { Section } from "../../../components/section";
import { PullQuote } from "../../article/article-body";

/** Words of a colleague, set large. */
export function QuoteSection({ quote, person, ...frame }: Queries.QuoteSectionFragment) {
  return (
    <Section frame={frame} spacing="small">
      <PullQuote text={quote} person={person} />
    </Section>
  );
}

export const quoteFragment = graphql`
  fragment QuoteSection on QuoteSection {
    ...Frame
    quote
    person {
      ...Portrait
    }
  }
`;
