import { graphql, type PageProps } from "gatsby";
import { useEffect } from "react";

import { StaticSection } from "../bootstrap/static-section";
import { notFoundPath } from "../content/routes";
import { PageHead, toHeadProps } from "../sections/page-head";
import { listEntities } from "../sections/page/list-entities";
import { PageSections, StaticPart } from "../sections/page/page-sections";
import { demand } from "./demand";

/** Page that is a list of sections. */
export default function SectionsTemplate({ data, location }: PageProps<Queries.SectionsTemplateQuery>) {
  const page = demand(data.page, "page");
  // Only the page for unknown URLs has them.
  const { pages, articles } = data as Partial<Queries.SectionsTemplateQuery>;
  const isMissing = page.path === notFoundPath;
  useEffect(() => {
    if (isMissing) console.error(`404: nothing is at ${location.pathname}`);
  }, [isMissing, location.pathname]);

  return (
    <>
      <StaticSection>
        <PageHead
          {...toHeadProps(page)}
          type={page.type}
          indexable={!isMissing}
          // Only built HTML has structured data: webpack evaluates this condition and drops the import.
          entities={typeof window === "undefined" ? ({ url }) => listEntities(url, page) : undefined}
        />
      </StaticSection>
      {pages && articles ? <StaticPart part="PageSuggestions" pages={pages.nodes} articles={articles.nodes} /> : null}
      <PageSections sections={page.sections} />
    </>
  );
}

export const query = graphql`
  query SectionsTemplate($id: String!, $isMissing: Boolean!) {
    page: sectionsPage(id: { eq: $id }) {
      ...PageHead
      type
      product {
        name
        category
      }
      ...StaticSections
      ...ScriptedSections
    }
    pages: allPage(filter: { path: { nin: ["/", "/404"] } }) @include(if: $isMissing) {
      nodes {
        ...SuggestedPage
      }
    }
    # Bounds the size of the page.
    articles: allArticle(sort: { date: DESC }, limit: 500) @include(if: $isMissing) {
      nodes {
        ...SuggestedArticle
      }
    }
  }
`;
