import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";

import strings from "#content/interface.json";
import { HiddenText } from "../../components/hidden-text";
import { Icon } from "../../components/icon";
import { lineLinkCss } from "../../components/line-link";
import { Link } from "../../components/link";
import { color, media, motion, size, space, weight } from "../../theme/tokens";
import { Cover } from "../cover";
import { DraftTag } from "../draft-tag";
import { describeItem } from "../filter/filter-items";
import { Author } from "./author";

interface PostCardProps {
  entry: Queries.BlogEntryFragment;
  /** In the first view. */
  featured?: boolean;
}

// The link is at the bottom, however long the text is.
const contentCss = css({ display: "grid", gridTemplateRows: "auto auto 1fr auto", gap: space.tight });
export const factsCss = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.tight,
  fontSize: size.caption,
  lineHeight: 1.5,
  color: color.muted,
  fontVariantNumeric: "tabular-nums",
});
const textCss = css({ fontSize: size.small, lineHeight: 1.5, color: color.muted });
const featuredCss = css({ fontWeight: weight.strong, color: color.accentStrong });
const endCss = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  alignSelf: "end",
  columnGap: space.tight,
  paddingBlockStart: space.hair,
  fontSize: size.caption,
});
const moreCss = css(lineLinkCss, {
  gap: space.tight,
  minHeight: "1.5rem",
  "a:visited &": { color: color.muted },
  "& svg": { transition: `transform ${motion.quick}` },
  [media.hover]: { "li:hover & svg": { transform: "translateX(3px)" } },
});

/** A page of this site: cover, tag, day, title, description, author and link. The list decides its size. */
export function PostCard({ entry, featured = false }: PostCardProps) {
  const { to, title, text, tag, day, date, draft, cover, author } = entry;
  const id = useId();
  return (
    <li {...describeItem([tag])}>
      <Link to={to} draggable={false} aria-labelledby={`${id}more`} aria-describedby={`${id}text`}>
        {cover ? (
          <div data-art="">
            <Cover src={cover} first={featured} />
          </div>
        ) : null}
        <div css={contentCss} data-text="">
          <p css={factsCss}>
            {featured ? <span css={featuredCss}>{strings.featured}</span> : null}
            <span>{tag}</span>
            <time dateTime={day}>{date}</time>
            <DraftTag draft={draft} day={day} date={date} />
          </p>
          <h3>{title}</h3>
          <p css={textCss} id={`${id}text`}>
            {text}
          </p>
          <div css={endCss}>
            <Author author={author} />
            <span css={moreCss}>
              <span id={`${id}more`}>
                {strings.readMore}
                <HiddenText>: {title}</HiddenText>
              </span>
              <Icon name="arrowRight" />
            </span>
          </div>
        </div>
      </Link>
    </li>
  );
}

export const blogEntryFragment = graphql`
  fragment BlogEntry on BlogEntry {
    to
    title
    text
    tag
    draft
    day: date(formatString: "YYYY-MM-DD")
    date: dateText
    cover
    author {
      ...Author
    }
  }
`;
