import { css } from "@emotion/react";
import { graphql } from "gatsby";

import strings from "#content/interface.json";
import { formatSizes } from "../../components/picture/sizes";
import { Tag } from "../../components/tag";
import { color, media, size, space, tracking, weight, wrapping } from "../../theme/tokens";
import { DraftTag } from "../draft-tag";
import { fill } from "../../text/fill";
import { personCss, Portrait } from "../portrait";
import { useSite } from "../use-site";

export const headerCss = css({ display: "grid", justifyItems: "start", gap: space.normal });
export const titleCss = css({
  maxWidth: "14.2em",
  fontSize: size.display,
  lineHeight: 1.04,
  letterSpacing: tracking.tighter,
  "@media print": { maxWidth: "none", fontSize: size.heading },
});
const subtitleCss = css({ maxWidth: "29.2em", fontSize: size.title, lineHeight: 1.4, color: color.muted });
const portraitCss = css({ width: "3rem", height: "3rem" });
const nameCss = css({ fontWeight: weight.strong });
const factCss = css({
  ...wrapping,
  columnGap: space.snug,
  // The margin is too narrow for two facts in one row.
  [media.wide]: { flexDirection: "column" },
  color: color.muted,
  fontVariantNumeric: "tabular-nums",
});

/** Widths of pictures: subtracts the margin in wide windows. */
export const besideMargin = formatSizes([1200, 1, -304], [1024, 1, -256]);

export function ArticleHeader({ article }: { article: Queries.ArticleHeaderFragment }) {
  const { category, title, subtitle, draft, date, dateText } = article;
  return (
    <header css={headerCss}>
      <Tag>{category}</Tag>
      <DraftTag draft={draft} date={date} dateText={dateText} />
      <h1 css={titleCss}>{title}</h1>
      <p css={subtitleCss}>{subtitle}</p>
    </header>
  );
}

export function ArticleByline({
  article: { minutes, author, date, dateText },
}: {
  article: Queries.ArticleHeaderFragment;
}) {
  const { site } = useSite();
  return (
    <div css={personCss}>
      <Portrait css={portraitCss} person={author} first />
      <div>
        <p css={nameCss}>
          {strings.writtenBy} {author?.name ?? site.name}
        </p>
        {author ? <p css={factCss}>{author.role}</p> : null}
        <p css={factCss}>
          <time dateTime={date}>{dateText}</time>
          <span>{fill(strings.readingTime, { n: String(minutes) })}</span>
        </p>
      </div>
    </div>
  );
}

export const articleHeaderFragment = graphql`
  fragment ArticleHeader on Article {
    category
    title
    subtitle
    draft
    minutes
    date(formatString: "YYYY-MM-DD")
    dateText
    author {
      ...Portrait
    }
    thumbnailCaption
    thumbnail {
      ...SmallPicture
      image {
        ...ArticleFile
      }
    }
  }
`;
