import { css } from "@emotion/react";
import { useId } from "react";

import strings from "#content/interface.json";
import { HiddenText } from "../../components/hidden-text";
import { Icon } from "../../components/icon";
import { lineLinkCss } from "../../components/line-link";
import { Link } from "../../components/link";
import { color, media, size, space, tracking, weight } from "../../theme/tokens";
import { DraftTag } from "../draft-tag";
import { Author } from "./author";
import { factsCss } from "./post-card";

const listCss = css({
  display: "grid",
  columnGap: space.vast,
  [media.wide]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "& > :last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" },
  },
});
const rowCss = css({
  display: "grid",
  alignContent: "start",
  gap: space.hair,
  height: "100%",
  paddingBlock: space.normal,
  [media.mobile]: { paddingBlock: space.snug },
  borderBlockStart: `1px solid ${color.line}`,
  textDecoration: "none",
  "&:hover h3": { color: color.accentStrong },
});
const titleCss = css({ fontSize: size.body, fontWeight: weight.strong, lineHeight: 1.3, letterSpacing: tracking.none });
const ownFactsCss = css({ display: "contents" });
// Only described to screen readers: the rows are low.
const textCss = css({ display: "none" });
const moreCss = css(lineLinkCss, { minHeight: "1.5rem", fontSize: "inherit", "a:visited &": { color: color.muted } });

/** Posts on another site, a compact row each. */
export function ElsewhereList({ posts }: { posts: readonly Queries.BlogEntryFragment[] }) {
  const id = useId();
  return (
    <ul role="list" css={listCss} data-filter-list="">
      {posts.map(({ to, title, text, draft, date, dateText, tag, author }, index) => (
        <li key={to} data-categories={JSON.stringify([tag])}>
          <Link
            css={rowCss}
            to={to}
            draggable={false}
            aria-labelledby={`${id}more${index} ${id}title${index} ${id}facts${index}`}
            aria-describedby={`${id}text${index}`}
          >
            <h3 css={titleCss} id={`${id}title${index}`}>
              {title}
            </h3>
            <p css={textCss} id={`${id}text${index}`}>
              {text}
            </p>
            <p css={factsCss}>
              <span css={ownFactsCss} id={`${id}facts${index}`}>
                <Author author={author} />
                <span>{tag}</span>
                <time dateTime={date}>{dateText}</time>
                <DraftTag draft={draft} date={date} dateText={dateText} />
              </span>
              <span css={moreCss}>
                <span id={`${id}more${index}`}>
                  {strings.readOnLinkedIn}
                  <HiddenText> {strings.newTab}: </HiddenText>
                </span>
                <Icon name="arrowUpRight" />
              </span>
            </p>
          </Link>
        </li>
      ))}
    </ul>
  );
}
