import { css } from "@emotion/react";

import strings from "#content/interface.json";
import { color, markedLinksCss, media, motion, size, space, weight } from "../../theme/tokens";

const contentsCss = css({ display: "none", [media.wide]: { display: "block" }, "@media print": { display: "none" } });
const labelCss = css({ fontSize: size.small, fontWeight: weight.strong, marginBlockEnd: space.tight });
const listCss = css({ borderInlineStart: `1px solid ${color.line}`, ...markedLinksCss });
const linkCss = css({
  display: "block",
  paddingBlock: "0.375rem",
  paddingInlineStart: space.normal,
  marginInlineStart: "-1px",
  borderInlineStart: "1px solid transparent",
  fontSize: size.small,
  lineHeight: 1.4,
  color: color.muted,
  textDecoration: "none",
  textWrap: "balance",
  transition: `color ${motion.quick}, border-color ${motion.quick}`,
  "&:hover": { borderColor: color.accent, color: color.accentStrong },
  "&:target-current": { borderColor: color.accent, color: color.text },
});

/** Links to the sections of an article, in wide windows; nothing without any. */
export function ArticleContents({ sections }: Pick<Queries.ArticleContent, "sections">) {
  if (sections.length === 0) return null;
  return (
    <nav css={contentsCss} aria-label={strings.sections}>
      <p css={labelCss} aria-hidden="true">
        {strings.sections}
      </p>
      <ul role="list" css={listCss}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a css={linkCss} href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
