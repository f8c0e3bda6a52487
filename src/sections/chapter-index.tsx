import { css } from "@emotion/react";

import { containerCss } from "../components/section";
import { color, size, space, weight } from "../theme/tokens";

interface ChapterIndexProps {
  /** Name of the list, as screen readers say it. */
  label: string;
  chapters: readonly Pick<Queries.ChapterFragment, "anchor" | "title">[];
}

const navCss = css({ borderBlock: `1px solid ${color.line}`, "@media print": { display: "none" } });
const listCss = css({
  display: "flex",
  gap: space.hair,
  marginInline: `calc(-1 * ${space.snug})`,
  overflowX: "auto",
  scrollbarWidth: "none",
  maskImage: "linear-gradient(to right, #000 92%, transparent)",
});
const linkCss = css({
  display: "block",
  padding: `${space.normal} ${space.snug}`,
  fontSize: size.small,
  fontWeight: weight.strong,
  whiteSpace: "nowrap",
  textDecoration: "none",
  color: color.muted,
  "&:hover": { color: color.accentStrong, boxShadow: `inset 0 -2px ${color.accent}` },
  "&:focus-visible": { outlineOffset: "-3px" },
});

/** Links to the chapters of a page, in one row. */
export function ChapterIndex({ label, chapters }: ChapterIndexProps) {
  return (
    <nav css={navCss} aria-label={label}>
      <div css={containerCss}>
        <ul role="list" css={listCss}>
          {chapters.map(({ anchor, title }) => (
            <li key={anchor}>
              <a css={linkCss} href={`#${anchor}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
