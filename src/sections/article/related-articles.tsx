import { css } from "@emotion/react";
import { graphql } from "gatsby";

import strings from "#content/interface.json";
import { Link } from "../../components/link";
import { Section } from "../../components/section";
import { Tag } from "../../components/tag";
import { color, media, size, space } from "../../theme/tokens";
import { Cover } from "../cover";
import { fill } from "../../text/fill";
import { PersonByline } from "../portrait";

const sectionCss = css({ "@media print": { display: "none" } });
const listCss = css({
  display: "grid",
  gap: space.wide,
  [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", columnGap: space.loose },
});
const linkCss = css({
  display: "grid",
  grid: "auto auto 1fr auto / minmax(0, 1fr)",
  justifyItems: "start",
  gap: space.normal,
  height: "100%",
  textDecoration: "none",
  "&:hover h3": { color: color.accentStrong },
});
const titleCss = css({ fontSize: size.title, lineHeight: 1.18 });
const coverCss = css({ width: "100%", [media.narrow]: { display: "none" } });

export function RelatedArticles({ articles }: { articles: readonly Queries.ArticleLinkFragment[] }) {
  if (articles.length === 0) return null;
  return (
    <Section css={sectionCss} spacing="small" title={strings.moreArticles}>
      <ul role="list" css={listCss}>
        {articles.map((article) => (
          <li key={article.path}>
            <Link css={linkCss} to={article.path} draggable={false}>
              <Cover css={coverCss} entry={article} />
              <Tag>{article.tag}</Tag>
              <h3 css={titleCss}>{article.title}</h3>
              <PersonByline person={article.author} note={fill(strings.readingTime, { n: String(article.minutes) })} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const articleLinkFragment = graphql`
  fragment ArticleLink on Article {
    path
    minutes
    title
    tag
    ...Cover
    author {
      ...Portrait
    }
  }
`;
