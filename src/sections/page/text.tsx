import { graphql } from "gatsby";

import { Section } from "../../components/section";
import { SideSection } from "../../components/side-section";
import { ArticleBody } from "../article/article-body";

export function TextSection({ heading, content, ...frame }: Queries.TextSectionFragment) {
  const body = <ArticleBody content={content} quote={null} />;
  if (heading === null) return <Section frame={frame}>{body}</Section>;
  return (
    <SideSection frame={frame} title={heading}>
      {body}
    </SideSection>
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
