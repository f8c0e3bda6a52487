import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { MouseEvent } from "react";

import { coverCard } from "../../components/card";
import { HiddenText } from "../../components/hidden-text";
import { Icon } from "../../components/icon";
import { Link } from "../../components/link";
import { Tag } from "../../components/tag";
import { color, media, motion, radius, size, space, weight } from "../../theme/tokens";
import { DraftTag } from "../draft-tag";
import { useSite } from "../use-site";
import { PostArt } from "./post-art";

interface PostCardProps {
  post: Queries.PostFragment;
  strings: Queries.PostListStringsFragment;
  /** Number of the chart in `PostArt`. */
  kind: number;
}

// The link is at the bottom, however long the text is.
const contentCss = css({ display: "grid", gridTemplateRows: "auto auto 1fr auto", gap: space.snug });
const artCss = css({ overflow: "hidden", minHeight: 0 });
const factsCss = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.hair} ${space.snug}`,
  fontSize: size.small,
  color: color.muted,
});
const titleCss = css({ fontSize: size.title, lineHeight: 1.18 });
const textCss = css({
  position: "relative",
  zIndex: 1,
  justifySelf: "start",
  maxWidth: "38.5em",
  color: color.muted,
  cursor: "pointer",
});
const linkCss = css({
  display: "inline-flex",
  alignItems: "center",
  justifySelf: "start",
  gap: space.tight,
  minHeight: "2.75rem",
  fontSize: size.small,
  fontWeight: weight.strong,
  color: color.accentStrong,
  textDecoration: "none",
  "&:visited": { color: color.muted },
  ...coverCard(radius.large),
  "& svg": { transition: `transform ${motion.quick}` },
  [media.hover]: { "li:hover > * > & svg": { transform: "translateX(3px)" } },
});

/** The text is above the link that covers the card, so that it can be selected; a plain click follows the link. */
function followLink({ currentTarget }: MouseEvent): void {
  if (window.getSelection()?.isCollapsed === false) return;
  currentTarget.closest("li")?.querySelector("a")?.click();
}

/** A post: tag, day, title, description and link. The list decides its size. */
export function PostCard({ post, strings, kind }: PostCardProps) {
  const { site, strings: shared } = useSite();
  const { jsonId, title, description, draft, date, day, tag, url, linkedinUrl } = post;
  return (
    <li>
      <div css={artCss} data-art="" data-cover="">
        <PostArt seed={jsonId} kind={kind} />
      </div>
      <div css={contentCss} data-text="">
        <p css={factsCss}>
          <Tag>{tag}</Tag>
          <time dateTime={day}>{date}</time>
          <DraftTag draft={draft} day={day} date={date} />
        </p>
        <h3 css={titleCss}>{title}</h3>
        {/* Keyboards and screen readers use the link. */}
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <p css={textCss} onClick={followLink}>
          {description}
        </p>
        <Link css={linkCss} to={url ?? linkedinUrl ?? site.url} newTab={shared.newTab}>
          <span>
            {url ? strings.readMore : strings.readOnLinkedIn}
            <HiddenText>: {title}</HiddenText>
          </span>
          <Icon name={url ? "arrowRight" : "arrowUpRight"} />
        </Link>
      </div>
    </li>
  );
}

export const postFragment = graphql`
  fragment Post on Post {
    jsonId
    title
    description
    draft
    day: date(formatString: "YYYY-MM-DD")
    date(formatString: "MMMM D, YYYY")
    tag
    url
    linkedinUrl
  }
`;
