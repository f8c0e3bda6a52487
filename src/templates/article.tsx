import { graphql, type PageProps } from "gatsby";

import { ArticlePage } from "../sections/article/article-page";
import { PageHead } from "../sections/page-head";
import { useSite } from "../sections/use-site";
import { buildArticle } from "../seo/article";
import { demand } from "./demand";

export default function ArticleTemplate({ data }: PageProps<Queries.ArticleTemplateQuery>) {
  const { relatedArticles, blogPage } = data;
  const article = demand(data.article, "article");
  const { site } = useSite();
  const { path, title, description, keywords, category, date, author } = article;
  const modified = article.updated ?? date;
  return (
    <>
      <PageHead
        path={path}
        title={title}
        description={description}
        keywords={keywords}
        modified={modified}
        card={{ path, title }}
        alternates={article.alternates}
        parents={blogPage ? [{ name: blogPage.headline, path: blogPage.path }] : []}
        article={{ published: date, modified, section: category, author: author?.name ?? site.name }}
        entities={({ url, language }) => [buildArticle(url, language, article)]}
      />
      <ArticlePage article={article} related={relatedArticles} blog={blogPage} />
    </>
  );
}

export const query = graphql`
  query ArticleTemplate($slug: String!, $further: [String!]!) {
    article(slug: { eq: $slug }) {
      ...ArticlePage
      path
      description
      keywords
      alternates {
        language
        locale
        url
        name
      }
      updated(formatString: "YYYY-MM-DD")
      author {
        linkedin
      }
      about {
        name
        linkedin
      }
      thumbnail {
        image {
          publicURL
        }
      }
    }
    relatedArticles(slugs: $further) {
      ...ArticleLink
    }
    blogPage {
      path
      aliases
      headline
    }
  }
`;
