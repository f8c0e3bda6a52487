import { graphql, type PageProps } from "gatsby";

import { useCurrentSection } from "../sections/use-current-section";
import { still } from "../start/still";

const { ArticlePage } = await still(["ArticlePage"], () => import("./parts/article"));

export default function ArticleTemplate({ data }: PageProps<Queries.ArticleTemplateQuery>) {
  useCurrentSection(data.article?.sections);
  return <ArticlePage {...data} />;
}

export const query = graphql`
  query ArticleTemplate($id: String!) {
    article: mdx(id: { eq: $id }) {
      path
      ...Byline
      text {
        ...ArticleBody
      }
      sections {
        ...ArticleSection
      }
      related {
        ...ArticleLink
      }
      frontmatter {
        ...ArticleHeader
        day: date(formatString: "YYYY-MM-DD")
        description
        keywords
        updated(formatString: "YYYY-MM-DD")
        author {
          name
          linkedin
        }
        about {
          name
          linkedin
        }
        pullQuote {
          ...PullQuote
        }
        readOn {
          label
          url
        }
        thumbnail {
          ...ArticlePicture
          image {
            publicURL
          }
        }
      }
    }
    blogPage {
      path
      hero {
        title
      }
    }
    interfaceStrings {
      backToBlogs
      sections
      ...BylineStrings
      ...RelatedArticlesStrings
    }
  }
`;
