import { useEffect } from "react";

/** Share of the window's height above which a chapter counts as begun. */
const line = 0.3;

function markLinks(current: string | undefined): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-contents] a")) {
    if (decodeURIComponent(link.hash.slice(1)) === current) link.setAttribute("aria-current", "location");
    else link.removeAttribute("aria-current");
  }
}

/**
 * Marks the link to the chapter that is being read; none before the first, and none without scripts. The list of chapters itself is
 * still: an attribute is all that changes of it.
 */
export function useCurrentSection(sections: readonly { id: string }[] | undefined): void {
  useEffect(() => {
    const headings = (sections ?? []).flatMap(({ id }) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        markLinks(headings.findLast((heading) => heading.getBoundingClientRect().top < window.innerHeight * line)?.id);
      },
      // All that is above the line counts as inside: a jump of any length changes it for the chapters that it passes.
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
