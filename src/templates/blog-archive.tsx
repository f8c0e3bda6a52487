import { graphql, type PageProps } from "gatsby";

import { still } from "../start/still";
import type { BlogArchiveProps } from "./parts/blog-archive";

const { BlogArchivePage } = await still(["BlogArchivePage"], () => import("./parts/blog-archive"));

export default function BlogArchiveTemplate({
  data,
  pageContext,
}: PageProps<Queries.BlogArchiveTemplateQuery, BlogArchiveProps["context"]>) {
  return <BlogArchivePage data={data} context={pageContext} />;
}

export const query = graphql`
  query BlogArchiveTemplate($name: String, $skip: Int!, $limit: Int!) {
    blogPage {
      path
      updated(formatString: "YYYY-MM-DD")
      seo {
        keywords
      }
      hero {
        title
      }
    }
    interfaceStrings {
      archive {
        page
        description
        posts
        articles
        newer
        older
      }
      ...ArchiveStrings
    }
    allPost(filter: { tag: { eq: $name } }, sort: { date: DESC }, skip: $skip, limit: $limit) {
      nodes {
        title
        tag
        day: date(formatString: "YYYY-MM-DD")
        date(formatString: "MMMM D, YYYY")
        url
        linkedinUrl
      }
    }
    allMdx(
      filter: { frontmatter: { category: { eq: $name } } }
      sort: [{ frontmatter: { date: DESC } }, { frontmatter: { slug: ASC } }]
      skip: $skip
      limit: $limit
    ) {
      nodes {
        path
        frontmatter {
          title
          category
          day: date(formatString: "YYYY-MM-DD")
          date(formatString: "MMMM D, YYYY")
        }
      }
    }
  }
`;
