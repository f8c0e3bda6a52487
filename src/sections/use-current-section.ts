import { useEffect, useState } from "react";

/** Share of the window's height above which a chapter counts as begun. */
const line = 0.3;

/** Anchor of the chapter that is being read; none before the first, and none without scripts. */
export function useCurrentSection(sections: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const headings = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < window.innerHeight * line)?.id);
      },
      { rootMargin: `0px 0px ${(line - 1) * 100}% 0px` },
    );
    headings.forEach((heading) => {
      observer.observe(heading);
    });
    return () => {
      observer.disconnect();
    };
  }, [sections]);

  return current;
}
