import { graphql, type PageProps } from "gatsby";

import strings from "#content/interface.json";
import { ButtonLink } from "../components/button";
import { Icon } from "../components/icon";
import { Link } from "../components/link";
import { containerCss } from "../components/section";
import { StaticSection } from "../bootstrap/static-section";
import { ArticleBody } from "../sections/article/article-body";
import { ArticleContents } from "../sections/article/article-contents";
import { ArticleEnd } from "../sections/article/article-end";
import { ArticleHeader, ArticlePicture, Byline } from "../sections/article/article-header";
import { backCss, columnsCss, marginCss, readOnCss, textCss } from "../sections/article/article-layout";
import { PageHead } from "../sections/page-head";
import { useBackLink } from "../sections/article/use-back-link";
import { RelatedArticles } from "../sections/article/related-articles";
import { useSite } from "../sections/use-site";
import { cardPath } from "../seo/addresses";
import { buildArticle } from "../seo/article";

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
  const { article, relatedArticles, blogPage } = data;
  const { site } = useSite();
  useBackLink(blogPage);
  if (!article || !blogPage) return null;
  const [next, ...related] = relatedArticles;
  const { path, title, description, keywords, category, day, author } = article;
  const modified = article.updated ?? day;
  return (
    <StaticSection>
      <PageHead
        path={path}
        title={title}
        description={description}
        keywords={keywords}
        modified={modified}
        card={{ path, title }}
        parents={[{ name: blogPage.headline, path: blogPage.path }]}
        article={{ published: day, modified, section: category, author: author?.name ?? site.name }}
        // Only built HTML has structured data: webpack evaluates this condition and drops the import.
        entities={
          typeof window === "undefined" ? ({ url, language }) => [describeArticle(url, language, article)] : undefined
        }
      />
      <article css={[containerCss, columnsCss]}>
        <Link css={backCss} to={blogPage.path} data-back="">
          <Icon name="arrowLeft" />
          {strings.backToBlogs}
        </Link>
        <ArticleHeader article={article} />
        <div css={marginCss}>
          <Byline article={article} />
          <ArticleContents sections={article.content.sections} />
        </div>
        <div css={textCss}>
          <ArticlePicture article={article} />
          <ArticleBody content={article.content} quote={article.pullQuote} />
          <ArticleEnd product={article.product} next={next} />
          {article.readOn ? (
            <p css={readOnCss}>
              <ButtonLink to={article.readOn.url} tone="quiet">
                {article.readOn.label}
                <Icon name="arrowUpRight" />
              </ButtonLink>
            </p>
          ) : null}
        </div>
      </article>
      <RelatedArticles articles={related} />
    </StaticSection>
  );
}

export const query = graphql`
  query ArticleTemplate($slug: String!, $further: [String!]!) {
    article(slug: { eq: $slug }) {
      ...ArticleHeader
      path
      content {
        ...ArticleBody
        sections {
          id
          title
        }
      }
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
      pullQuote {
        ...PullQuote
      }
      product {
        ...ArticleProduct
      }
      readOn {
        label
        url
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
