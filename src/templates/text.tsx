import { graphql, type PageProps } from "gatsby";

import { StaticSection } from "../bootstrap/static-section";
import { containerCss } from "../components/section";
import { ArticleBody } from "../sections/article/article-body";
import { ArticleContents } from "../sections/article/article-contents";
import { TextHeader } from "../sections/article/article-header";
import { columnsCss, marginCss, textCss } from "../sections/article/article-layout";
import { PageHead, toHeadProps } from "../sections/page-head";

/** Page of text, such as a privacy notice, with a list of its chapters. */
export default function TextTemplate({ data: { page } }: PageProps<Queries.TextTemplateQuery>) {
  if (!page) return null;
  return (
    <StaticSection>
      <PageHead {...toHeadProps(page)} />
      <article css={[containerCss, columnsCss]}>
        <TextHeader page={page} />
        <div css={marginCss}>
          <ArticleContents sections={page.content.sections} />
        </div>
        <div css={textCss}>
          <ArticleBody content={page.content} quote={null} />
        </div>
      </article>
    </StaticSection>
  );
}

export const query = graphql`
  query TextTemplate($id: String!) {
    page: textPage(id: { eq: $id }) {
      ...PageHead
      ...TextHeader
      content {
        ...ArticleBody
        sections {
          id
          title
        }
      }
    }
  }
`;
