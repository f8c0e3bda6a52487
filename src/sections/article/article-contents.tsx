import { css } from "@emotion/react";
import { useEffect } from "react";

import { color, media, motion, size, space, weight } from "../../theme/tokens";

interface ArticleContentsProps {
  /** Name of the list, shown above it. */
  label: string;
  sections: readonly { id: string; title: string }[];
}

const contentsCss = css({
  display: "none",
  [media.broad]: { display: "block" },
  "@media print": { display: "none" },
});
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

/** Links to the sections of an article, in broad windows. `useCurrentSection` marks the current one. */
export function ArticleContents({ label, sections }: ArticleContentsProps) {
  return (
    <nav css={contentsCss} aria-label={label} data-contents="">
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

/** Share of the window's height above which a section counts as current. */
const line = 0.3;

function markLinks(current: string | undefined): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-contents] a")) {
    if (decodeURIComponent(link.hash.slice(1)) === current) link.setAttribute("aria-current", "location");
    else link.removeAttribute("aria-current");
  }
}

/** Marks the link to the current section; none before the first. The list is static, so that only an attribute changes. */
export function useCurrentSection(sections: ArticleContentsProps["sections"] | undefined): void {
  useEffect(() => {
    const headings = (sections ?? []).flatMap(({ id }) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        markLinks(headings.findLast((heading) => heading.getBoundingClientRect().top < window.innerHeight * line)?.id);
      },
      // Everything above the line counts as inside, so that a jump of any length is observed.
      { rootMargin: `1000000px 0px ${(line - 1) * 100}% 0px` },
    );
    headings.forEach((heading) => {
      observer.observe(heading);
    });
    return () => {
      observer.disconnect();
    };
  }, [sections]);
}
