import { graphql } from "gatsby";

import strings from "#content/interface.json";
import { ButtonLink } from "../../components/button";
import { Icon } from "../../components/icon";
import { Link } from "../../components/link";
import { containerCss } from "../../components/section";
import { ArticleBody, Figure } from "./article-body";
import { ArticleContents } from "./article-contents";
import { ArticleEnd } from "./article-end";
import { ArticleHeader, ArticleByline } from "./article-header";
import { backCss, columnsCss, marginCss, readOnCss, textCss } from "./article-layout";
import { RelatedArticles } from "./related-articles";

interface ArticlePageProps {
  article: Queries.ArticlePageFragment;
  related: readonly Queries.ArticleLinkFragment[];
  /** Null without a blog. */
  blog: { path: string; aliases: readonly string[] } | null;
}

export function ArticlePage({ article, related: [next, ...related], blog }: ArticlePageProps) {
  const { thumbnail, thumbnailCaption, content, pullQuote, product, readOn } = article;
  return (
    <>
      <article css={[containerCss, columnsCss]}>
        {blog ? (
          <Link css={backCss} to={blog.path} data-back={[blog.path, ...blog.aliases].join(" ")}>
            <Icon name="arrowLeft" />
            {strings.backToBlogs}
          </Link>
        ) : null}
        <ArticleHeader article={article} />
        <div css={marginCss}>
          <ArticleByline article={article} />
          <ArticleContents sections={content.sections} />
        </div>
        <div css={textCss}>
          {thumbnail ? <Figure picture={thumbnail} caption={thumbnailCaption} first /> : null}
          <ArticleBody content={content} quote={pullQuote} />
          <ArticleEnd product={product} next={next} />
          {readOn ? (
            <p css={readOnCss}>
              <ButtonLink to={readOn.url} variant="quiet">
                {readOn.label}
                <Icon name="arrowUpRight" />
              </ButtonLink>
            </p>
          ) : null}
        </div>
      </article>
      <RelatedArticles articles={related} />
    </>
  );
}

export const articlePageFragment = graphql`
  fragment ArticlePage on Article {
    ...ArticleHeader
    content {
      ...ArticleBody
      sections {
        id
        title
      }
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
  }
`;
