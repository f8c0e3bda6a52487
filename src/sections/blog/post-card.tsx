import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";

import strings from "#content/interface.json";
import { HiddenText } from "../../components/hidden-text";
import { Link } from "../../components/link";
import { color, size, space, weight, wrappingRow } from "../../theme/tokens";
import { Cover } from "../cover";
import { DraftTag } from "../draft-tag";
import { Author } from "./author";

interface PostCardProps {
  entry: Queries.BlogEntryFragment;
  /** Leads the list. */
  featured?: boolean;
}

// The author is at the bottom, however long the text is.
const contentCss = css({ display: "grid", gridTemplateRows: "auto auto 1fr auto", gap: space.tight });
export const factsCss = css({
  ...wrappingRow,
  columnGap: space.tight,
  fontSize: size.caption,
  lineHeight: 1.5,
  color: color.muted,
  fontVariantNumeric: "tabular-nums",
});
const textCss = css({ color: color.muted });
const featuredCss = css({ fontWeight: weight.strong, color: color.accentStrong });
const endCss = css({ alignSelf: "end", paddingBlockStart: space.hair, fontSize: size.caption });

/**
 * A page of this site: cover, tag, day, title, description and author, which are one link. Its name has what is seen of them, except
 * for the description, which is read after it. The list decides its size, and whether the description is shown.
 */
export function PostCard({ entry, featured = false }: PostCardProps) {
  const { to, title, text, tag, date, dateText, draft, author } = entry;
  const id = useId();
  return (
    <li data-categories={JSON.stringify([tag])}>
      <Link
        to={to}
        draggable={false}
        aria-labelledby={`${id}more ${id}title ${id}facts ${id}author`}
        aria-describedby={`${id}text`}
      >
        <Cover entry={entry} />
        <div css={contentCss} data-text="">
          <p css={factsCss} id={`${id}facts`}>
            {featured ? <span css={featuredCss}>{strings.featured}</span> : null}
            <span>{tag}</span>
            <time dateTime={date}>{dateText}</time>
            <DraftTag draft={draft} date={date} dateText={dateText} />
          </p>
          <h3 id={`${id}title`}>{title}</h3>
          <p css={textCss} id={`${id}text`} data-excerpt="">
            {text}
          </p>
          <p css={endCss} id={`${id}author`}>
            <Author author={author} />
          </p>
          <span id={`${id}more`}>
            <HiddenText>{strings.readMore}: </HiddenText>
          </span>
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
    date(formatString: "YYYY-MM-DD")
    dateText
    ...Cover
    author {
      ...Author
    }
  }
`;
