import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { color, media, size, space, weight } from "../theme/tokens";
import { fill } from "./fill";
import { Portrait } from "./portrait";
import { useSite } from "./use-site";

interface BylineProps {
  article: Queries.BylineFragment;
  strings: Queries.BylineStringsFragment;
  className?: string;
}

const bylineCss = css({
  display: "flex",
  alignItems: "center",
  gap: space.snug,
  fontSize: size.small,
  lineHeight: 1.45,
});
const portraitCss = css({ width: "3rem", height: "3rem" });
const nameCss = css({ fontWeight: weight.strong });
const factCss = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.snug,
  // The margin is too narrow for both beside each other.
  [media.broad]: { flexDirection: "column" },
  color: color.muted,
  fontVariantNumeric: "tabular-nums",
});

/** Who wrote an article, when, and how long it takes to read. */
export function Byline({ article, strings, className = "" }: BylineProps) {
  const { site } = useSite();
  const { minutes, author, day, date } = article;
  return (
    <div css={bylineCss} className={className}>
      <Portrait css={portraitCss} person={author} />
      <div>
        <p css={nameCss}>
          {strings.writtenBy} {author?.name ?? site.name}
        </p>
        {author ? <p css={factCss}>{author.role}</p> : null}
        <p css={factCss}>
          <time dateTime={day}>{date}</time>
          <span>{fill(strings.readingTime, { n: String(minutes) })}</span>
        </p>
      </div>
    </div>
  );
}

export const bylineFragment = graphql`
  fragment Byline on Article {
    minutes
    day: date(formatString: "YYYY-MM-DD")
    date(formatString: "MMMM D, YYYY")
    author {
      role
      ...Portrait
    }
  }
`;

export const bylineStringsFragment = graphql`
  fragment BylineStrings on InterfaceStrings {
    writtenBy
    readingTime
  }
`;
