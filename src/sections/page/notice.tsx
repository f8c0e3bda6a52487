import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Icon } from "../../components/icon";
import { lineLinkCss } from "../../components/line-link";
import { Link } from "../../components/link";
import { containerCss } from "../../components/section";
import { color, size, space } from "../../theme/tokens";

const stripCss = css({
  background: color.darkRaised,
  color: color.onDark,
  borderBlockStart: `1px solid ${color.darkLine}`,
});
const rowCss = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.tight} ${space.normal}`,
  paddingBlock: space.normal,
  fontSize: size.small,
  "& > svg": { color: color.onDarkAccent },
});
const linkCss = css(lineLinkCss, { color: "inherit" });

/** Strip with one line and a link, e.g. about an award. */
export function NoticeSection({ anchor, title, label, to }: Queries.NoticeSectionFragment) {
  return (
    <aside css={stripCss} id={anchor ?? undefined} aria-label={title}>
      <div css={[containerCss, rowCss]}>
        <Icon name="trophy" />
        <p>{title}</p>
        <Link css={linkCss} to={to}>
          {label}
          <Icon name="arrowUpRight" />
        </Link>
      </div>
    </aside>
  );
}

export const noticeFragment = graphql`
  fragment NoticeSection on NoticeSection {
    ...Frame
    title
    label
    to
  }
`;
