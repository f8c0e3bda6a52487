import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Tag } from "../components/tag";
import { color, space } from "../theme/tokens";
import { LifeTag } from "./life-tag";

const headerCss = css({ display: "grid", justifyItems: "start", gap: space.normal });
const titleCss = css({
  maxWidth: "14.2em",
  fontSize: "clamp(2.125rem, 1.4rem + 3.5vw, 4.25rem)",
  lineHeight: 1.04,
  letterSpacing: "-0.032em",
  "@media print": { maxWidth: "none", fontSize: "2.25rem" },
});
const subtitleCss = css({
  maxWidth: "29.2em",
  fontSize: "clamp(1.1875rem, 1.08rem + 0.5vw, 1.5rem)",
  lineHeight: 1.4,
  color: color.muted,
});

/** Top of an article: category, title, subtitle. */
export function ArticleHeader({ article }: { article: Queries.ArticleHeaderFragment }) {
  const { category, title, subtitle, draft, day, date } = article;
  return (
    <header css={headerCss}>
      <Tag>{category}</Tag>
      <LifeTag draft={draft} day={day} date={date} />
      <h1 css={titleCss}>{title}</h1>
      <p css={subtitleCss}>{subtitle}</p>
    </header>
  );
}

export const articleHeaderFragment = graphql`
  fragment ArticleHeader on Article {
    category
    title
    subtitle
    draft
    day: date(formatString: "YYYY-MM-DD")
    date(formatString: "MMMM D, YYYY")
  }
`;
