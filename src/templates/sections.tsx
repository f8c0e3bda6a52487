import { graphql, type PageProps } from "gatsby";

import { notFoundPath } from "../content/routes";
import { PageHead, toHeadProps } from "../sections/page-head";
import { addPrefix } from "../text/path-prefix";
import { listEntities } from "../seo/list-entities";
import { PageSections } from "../sections/page/page-sections";
import { PageSuggestions } from "../sections/page/page-suggestions";
import { demand } from "./demand";

export default function SectionsTemplate({ data }: PageProps<Queries.SectionsTemplateQuery>) {
  const page = demand(data.page, "page");
  // Only the page for unknown URLs has them.
  const { pages, articles } = data as Partial<Queries.SectionsTemplateQuery>;
  const isMissing = page.path === addPrefix(notFoundPath);

  return (
    <>
      <PageHead
        {...toHeadProps(page)}
        type={page.type}
        indexable={!isMissing}
        entities={(site) => listEntities(site, page)}
      />
      {pages && articles ? <PageSuggestions pages={pages.nodes} articles={articles.nodes} /> : null}
      <PageSections sections={page.sections} />
    </>
  );
}

export const query = graphql`
  query SectionsTemplate($id: String!, $isMissing: Boolean!, $unlisted: [String!]) {
    page: sectionsPage(id: { eq: $id }) {
      ...PageHead
      type
      product {
        name
        category
      }
      ...PageSections
    }
    pages: allPage(filter: { path: { nin: $unlisted } }) @include(if: $isMissing) {
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
