import { ButtonLink } from "../../components/button";
import { Icon } from "../../components/icon";
import { Link } from "../../components/link";
import { containerCss } from "../../components/section";
import { ArticleBody } from "../../sections/article-body";
import { ArticleContents } from "../../sections/article-contents";
import { ArticleHeader } from "../../sections/article-header";
import { columnsCss, backCss, marginCss, contentsCss, textCss, readOnCss } from "../../sections/article-layout";
import { ArticlePicture } from "../../sections/article-picture";
import { Byline } from "../../sections/byline";
import { PageHead } from "../../sections/page-head";
import { RelatedArticles } from "../../sections/related-articles";
import { useSite } from "../../sections/use-site";
import { cardPath } from "../../seo/addresses";
import { buildArticle } from "../../seo/article";

/** The page of an article. */
export function ArticlePage({ article, blogPage, interfaceStrings: strings }: Queries.ArticleTemplateQuery) {
  const { site, strings: shared } = useSite();
  if (!article || !blogPage || !strings) return null;
  const { path, frontmatter } = article;
  const modified = frontmatter.updated ?? frontmatter.day;
  return (
    <>
      <PageHead
        path={path}
        title={frontmatter.title}
        description={frontmatter.description}
        keywords={frontmatter.keywords}
        modified={modified}
        card={{ path, title: frontmatter.title }}
        parents={[{ name: blogPage.hero.title, path: blogPage.path }]}
        article={{
          published: frontmatter.day,
          modified,
          section: frontmatter.category,
          author: frontmatter.author?.name ?? site.name,
        }}
        entities={({ url, language }) => [
          buildArticle(url, {
            path,
            title: frontmatter.title,
            description: frontmatter.description,
            category: frontmatter.category,
            keywords: frontmatter.keywords,
            published: frontmatter.day,
            modified,
            language,
            image: frontmatter.thumbnail?.image.publicURL ?? cardPath(path),
            author: frontmatter.author
              ? { name: frontmatter.author.name, url: frontmatter.author.linkedin }
              : undefined,
            about: (frontmatter.about ?? []).map(({ name, linkedin }) => ({ name, url: linkedin })),
          }),
        ]}
      />
      <article css={[containerCss, columnsCss]}>
        <Link css={backCss} to={blogPage.path}>
          <Icon name="arrowLeft" />
          {strings.backToBlogs}
        </Link>
        <ArticleHeader article={frontmatter} />
        <div css={marginCss}>
          <Byline article={article} strings={strings} />
          <ArticleContents css={contentsCss} label={strings.sections} sections={article.sections} />
        </div>
        {frontmatter.thumbnail ? <ArticlePicture thumbnail={frontmatter.thumbnail} /> : null}
        <div css={textCss}>
          <ArticleBody text={article.text} quote={frontmatter.pullQuote} />
          <p css={readOnCss}>
            <ButtonLink to={frontmatter.readOn.url} newTab={shared.newTab} tone="quiet">
              {frontmatter.readOn.label}
              <Icon name="arrowUpRight" />
            </ButtonLink>
          </p>
        </div>
      </article>
      <RelatedArticles articles={article.related} strings={strings} />
    </>
  );
}
