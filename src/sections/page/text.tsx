import { graphql } from "gatsby";

import { Section, SectionHeading } from "../../components/section";
import { ArticleBody } from "../article/article-body";

/** Text with headings, lists, links and tables. */
export function Text({ heading, content, ...frame }: Queries.TextSectionFragment) {
  return (
    <Section frame={frame}>
      {heading ? <SectionHeading title={heading} /> : null}
      <ArticleBody content={content} quote={null} />
    </Section>
  );
}

export const textFragment = graphql`
  fragment TextSection on TextSection {
    ...Frame
    heading: title
    content {
      ...ArticleBody
    }
  }
`;
