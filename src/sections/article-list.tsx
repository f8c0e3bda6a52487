import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Link } from "../components/link";
import { Section, type Ground } from "../components/section";
import { SectionHeading } from "../components/section-heading";
import { color, media, size, space, weight } from "../theme/tokens";

interface ArticleListProps {
  heading: { title: string; text?: string | null };
  articles: readonly Queries.ArticleLinkFragment[];
  ground?: Ground;
}

const listCss = css({ borderBlockStart: `1px solid ${color.line}` });
const rowCss = css({
  display: "grid",
  gap: `${space.hair} ${space.loose}`,
  paddingBlock: space.normal,
  borderBlockEnd: `1px solid ${color.line}`,
  [media.desktop]: { gridTemplateColumns: "1fr 12rem 10rem", alignItems: "baseline" },
});
const titleCss = css({
  fontWeight: weight.strong,
  textDecoration: "none",
  "&:hover": { textDecoration: "underline", color: color.accentStrong },
});
const factCss = css({ fontSize: size.small, color: color.muted });

/** Articles of this site as a plain list. */
export function ArticleList({ heading, articles, ground = "plain" }: ArticleListProps) {
  return (
    <Section ground={ground} css={css({ "@media print": { display: "none" } })}>
      <SectionHeading {...heading} />
      <ul css={listCss}>
        {articles.map(({ path, frontmatter: { title, category, date, day } }) => (
          <li key={path} css={rowCss}>
            <Link css={titleCss} to={path}>
              {title}
            </Link>
            <span css={factCss}>{category}</span>
            <time css={factCss} dateTime={day}>
              {date}
            </time>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const articleLinkFragment = graphql`
  fragment ArticleLink on Mdx {
    path
    frontmatter {
      title
      category
      day: date(formatString: "YYYY-MM-DD")
      date(formatString: "MMMM D, YYYY")
    }
  }
`;
