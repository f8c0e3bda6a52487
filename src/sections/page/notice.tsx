import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Icon } from "../../components/icon";
import { lineLinkCss } from "../../components/line-link";
import { Link } from "../../components/link";
import { containerCss } from "../../components/section";
import { color, size, space, wrappingRow } from "../../theme/tokens";

const rowCss = css({
  ...wrappingRow,
  gap: `${space.tight} ${space.normal}`,
  paddingBlockEnd: space.wide,
  fontSize: size.small,
  color: color.muted,
  "& > p": { display: "flex", gap: space.snug },
  "& > p > svg": { flex: "none", color: color.accentStrong },
});
const linkCss = css(lineLinkCss, { color: "inherit" });

/** One line and a link, e.g. about an award. Continues the section above. */
export function NoticeSection({ anchor, title, label, to }: Queries.NoticeSectionFragment) {
  return (
    <aside id={anchor ?? undefined} aria-label={title}>
      <div css={[containerCss, rowCss]}>
        <p>
          <Icon name="trophy" />
          {title}
        </p>
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
