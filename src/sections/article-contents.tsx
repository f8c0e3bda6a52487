import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { color, motion, size, space, weight } from "../theme/tokens";

interface ArticleContentsProps {
  /** Name of the list, shown above it. */
  label: string;
  sections: readonly Queries.ArticleSectionFragment[];
  className?: string;
}

const labelCss = css({ fontSize: size.small, fontWeight: weight.strong, marginBlockEnd: space.tight });
const listCss = css({ borderInlineStart: `1px solid ${color.line}` });
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
  "&[aria-current]": { borderColor: color.accent, color: color.text },
});

/** Chapters of an article; the one being read stands out (`use-current-section.ts`). */
export function ArticleContents({ label, sections, className }: ArticleContentsProps) {
  return (
    <nav className={className} aria-label={label} data-contents="">
      <p css={labelCss} aria-hidden="true">
        {label}
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

export const articleSectionFragment = graphql`
  fragment ArticleSection on ArticleSection {
    id
    title
  }
`;
