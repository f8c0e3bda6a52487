import { css } from "@emotion/react";

import strings from "#content/interface.json";
import { coverCard } from "../../components/card";
import { HiddenText } from "../../components/hidden-text";
import { Icon } from "../../components/icon";
import { lineLinkCss } from "../../components/line-link";
import { Link } from "../../components/link";
import { color, media, radius, size, space, tracking, weight } from "../../theme/tokens";
import { DraftTag } from "../draft-tag";
import { Author } from "./author";
import { factsCss } from "./post-card";

const listCss = css({
  display: "grid",
  columnGap: space.vast,
  [media.wide]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    // A row alone has its text in the second column.
    "& > :last-of-type:nth-of-type(odd)": {
      gridColumn: "1 / -1",
      gridTemplateColumns: "subgrid",
      columnGap: space.vast,
      "& > p:first-of-type": { gridArea: "1 / 2 / span 2" },
    },
  },
});
const rowCss = css({
  position: "relative",
  display: "grid",
  alignContent: "start",
  gap: space.hair,
  paddingBlock: space.normal,
  [media.mobile]: { paddingBlock: space.snug },
  borderBlockStart: `1px solid ${color.line}`,
  "&:hover h3": { color: color.accentStrong },
});
const titleCss = css({ fontSize: size.body, fontWeight: weight.strong, lineHeight: 1.3, letterSpacing: tracking.none });
const textCss = css({ fontSize: size.small, color: color.muted, [media.mobile]: { display: "none" } });
const linkCss = css(lineLinkCss, {
  minHeight: "1.5rem",
  fontSize: "inherit",
  textDecoration: "none",
  "&:visited": { color: color.muted },
  ...coverCard(radius.small),
});

/** Posts on another site, a compact row each. */
export function ElsewhereList({ posts }: { posts: readonly Queries.BlogEntryFragment[] }) {
  return (
    <ul role="list" css={listCss}>
      {posts.map(({ to, title, text, draft, date, day, tag, author }) => (
        <li key={to} css={rowCss}>
          <h3 css={titleCss}>{title}</h3>
          <p css={textCss}>{text}</p>
          <p css={factsCss}>
            <Author author={author} />
            <span>{tag}</span>
            <time dateTime={day}>{date}</time>
            <DraftTag draft={draft} day={day} date={date} />
            <Link css={linkCss} to={to}>
              <span>
                {strings.readOnLinkedIn}
                <HiddenText>: {title}</HiddenText>
              </span>
              <Icon name="arrowUpRight" />
            </Link>
          </p>
        </li>
      ))}
    </ul>
  );
}
