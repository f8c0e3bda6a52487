import { graphql, type PageProps } from "gatsby";

import { StaticSection } from "../bootstrap/static-section";
import { useBackLink } from "../sections/article/use-back-link";
import { PageHead } from "../sections/page-head";
import { StaticPart } from "../sections/page/page-sections";
import { useSite } from "../sections/use-site";
import { cardPath } from "../seo/addresses";
import { buildArticle } from "../seo/article";
import { demand } from "./demand";

/** Builds the article of the structured data. */
function describeArticle(url: string, language: string, article: NonNullable<Queries.ArticleTemplateQuery["article"]>) {
  const { path, day, updated, author, about, thumbnail } = article;
  return buildArticle(url, {
    ...article,
    published: day,
    modified: updated ?? day,
    language,
    image: thumbnail?.image.publicURL ?? cardPath(path),
    author: author ? { name: author.name, url: author.linkedin } : undefined,
    about: (about ?? []).map(({ name, linkedin }) => ({ name, url: linkedin })),
  });
}

export default function ArticleTemplate({ data }: PageProps<Queries.ArticleTemplateQuery>) {
  const { relatedArticles, blogPage } = data;
  const article = demand(data.article, "article");
  const { site } = useSite();
  useBackLink(blogPage);
  const { path, title, description, keywords, category, day, author } = article;
  const modified = article.updated ?? day;
  return (
    <>
      <StaticSection>
        <PageHead
          path={path}
          title={title}
          description={description}
          keywords={keywords}
          modified={modified}
          card={{ path, title }}
          parents={blogPage ? [{ name: blogPage.headline, path: blogPage.path }] : []}
          article={{ published: day, modified, section: category, author: author?.name ?? site.name }}
          // Only built HTML has structured data: webpack evaluates this condition and drops the import.
          entities={
            typeof window === "undefined" ? ({ url, language }) => [describeArticle(url, language, article)] : undefined
          }
        />
      </StaticSection>
      <StaticPart part="ArticlePage" article={article} related={relatedArticles} blogPath={blogPage?.path} />
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
