import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";

import { ButtonLink } from "../components/button";
import { containerCss } from "../components/section";
import { Icon } from "../components/icon";
import { ArticleBody } from "../sections/article-body";
import { ArticleHeader } from "../sections/article-header";
import { ArticleList } from "../sections/article-list";
import { PageHead } from "../sections/page-head";
import { useSite } from "../sections/use-site";
import { cardPath } from "../seo/addresses";
import { buildArticle } from "../seo/article";
import { space, width } from "../theme/tokens";

const articleCss = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.huge,
  justifyItems: "start",
  maxWidth: `calc(${width.reading} + 2 * ${space.gutter})`,
  paddingBlock: space.vast,
});

export default function ArticleTemplate({
  data: { article, blogPage, more },
  children,
}: PageProps<Queries.ArticleTemplateQuery>) {
  const { site, strings } = useSite();
  if (!article || !blogPage) return null;
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
      <article css={[containerCss, articleCss]}>
        <ArticleHeader article={frontmatter} blog={blogPage.path} />
        <ArticleBody quote={frontmatter.pullQuote}>{children}</ArticleBody>
        <ButtonLink to={frontmatter.readOn.url} newTab={strings.newTab} tone="quiet">
          {frontmatter.readOn.label}
          <Icon name="arrowUpRight" />
        </ButtonLink>
      </article>
      <ArticleList heading={{ title: strings.moreArticles }} articles={more.nodes} ground="sunken" />
    </>
  );
}

export const query = graphql`
  query ArticleTemplate($id: String!) {
    article: mdx(id: { eq: $id }) {
      path
      frontmatter {
        ...ArticleHeader
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
    }
    blogPage {
      path
      hero {
        title
      }
    }
    more: allMdx(filter: { id: { ne: $id } }, sort: { frontmatter: { date: DESC } }, limit: 4) {
      nodes {
        ...ArticleLink
      }
    }
  }
`;
