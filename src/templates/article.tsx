import { graphql, type PageProps } from "gatsby";

import { useCurrentSection } from "../sections/use-current-section";
import { still } from "../start/still";

const { ArticlePage } = await still(["ArticlePage"], () => import("./parts/article"));

export default function ArticleTemplate({ data }: PageProps<Queries.ArticleTemplateQuery>) {
  useCurrentSection(data.article?.content.sections);
  return <ArticlePage {...data} />;
}

export const query = graphql`
  query ArticleTemplate($slug: String!, $related: [String!]!) {
    article(slug: { eq: $slug }) {
      path
      ...Byline
      ...ArticleHeader
      content {
        ...ArticleBody
        sections {
          ...ArticleSection
        }
      }
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
    relatedArticles(slugs: $related) {
      ...ArticleLink
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
