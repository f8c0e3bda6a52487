import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { MouseEvent as ReactMouseEvent } from "react";

import strings from "#content/interface.json";
import { coverCard } from "../../components/card";
import { HiddenText } from "../../components/hidden-text";
import { Icon } from "../../components/icon";
import { lineLinkCss } from "../../components/line-link";
import { Link } from "../../components/link";
import { color, media, motion, radius, size, space, weight } from "../../theme/tokens";
import { Cover } from "../cover";
import { DraftTag } from "../draft-tag";
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
const textCss = css({
  position: "relative",
  zIndex: 1,
  justifySelf: "start",
  fontSize: size.small,
  lineHeight: 1.5,
  color: color.muted,
  cursor: "pointer",
});
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
const linkCss = css(lineLinkCss, {
  gap: space.tight,
  minHeight: "1.5rem",
  textDecoration: "none",
  "&:visited": { color: color.muted },
  ...coverCard(radius.medium),
  "& svg": { transition: `transform ${motion.quick}` },
  [media.hover]: { "li:hover & svg": { transform: "translateX(3px)" } },
});

/** The text is above the link that covers the card, so that it can be selected; clicks follow the link, also in a new tab. */
function followLink({ currentTarget, nativeEvent }: ReactMouseEvent): void {
  // The right button opens a menu.
  if (nativeEvent.button === 2 || window.getSelection()?.isCollapsed === false) return;
  currentTarget.closest("li")?.querySelector("a")?.dispatchEvent(new MouseEvent("click", nativeEvent));
}

/** A page of this site: cover, tag, day, title, description, author and link. The list decides its size. */
export function PostCard({ entry, featured = false }: PostCardProps) {
  const { to, title, text, tag, day, date, draft, cover, author } = entry;
  return (
    <li>
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
        {/* Keyboards and screen readers use the link. */}
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <p css={textCss} onClick={followLink} onAuxClick={followLink}>
          {text}
        </p>
        <div css={endCss}>
          <Author author={author} />
          <Link css={linkCss} to={to}>
            <span>
              {strings.readMore}
              <HiddenText>: {title}</HiddenText>
            </span>
            <Icon name="arrowRight" />
          </Link>
        </div>
      </div>
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
