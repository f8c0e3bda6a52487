import { css } from "@emotion/react";

import strings from "#content/interface.json";
import { containerCss } from "../../../components/section";
import { color, markedLinksCss, media, rightToLeft, size, space, weight } from "../../../theme/tokens";

/** Width of the fade at the end of the links. */
const fade = "2.5rem";

// Sticks below the header, except in low windows.
const barCss = css({
  zIndex: 9,
  background: color.ground,
  borderBlock: `1px solid ${color.line}`,
  "@media (min-height: 30em)": { position: "sticky", top: "var(--header-height)" },
  "@media print": { display: "none" },
});
const scrollerCss = css({
  display: "flex",
  alignItems: "center",
  gap: space.snug,
  fontSize: size.small,
  marginInlineEnd: `calc(-1 * ${space.gutter})`,
  paddingInlineEnd: fade,
  overflowX: "auto",
  scrollbarWidth: "none",
  scrollPaddingInline: fade,
  whiteSpace: "nowrap",
  maskImage: `linear-gradient(to right, #000 calc(100% - ${fade}), transparent)`,
  [rightToLeft]: { maskImage: `linear-gradient(to left, #000 calc(100% - ${fade}), transparent)` },
  [media.wide]: { marginInlineEnd: 0 },
});
const nameCss = css({ flex: "none", fontWeight: weight.heading });
const listCss = css({ display: "flex", ...markedLinksCss });
const linkCss = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  minWidth: "1.5rem",
  height: "var(--bar-height)",
  paddingInline: space.tight,
  fontWeight: weight.strong,
  textDecoration: "none",
  color: color.muted,
  "&:hover": { color: color.accentStrong },
  "&:focus-visible": { outlineOffset: "-3px" },
  // Borders are visible in forced colors.
  "&:target-current": { paddingBlockStart: 2, borderBlockEnd: `2px solid ${color.accent}`, color: color.accentStrong },
});

export function ChapterBar({ name, chapters }: { name: string; chapters: readonly Queries.ChapterFragment[] }) {
  return (
    <nav css={barCss} aria-label={`${strings.sections}: ${name}`} data-bar="">
      <div css={containerCss}>
        <div css={scrollerCss}>
          <p css={nameCss}>{name}</p>
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
      </div>
    </nav>
  );
}
