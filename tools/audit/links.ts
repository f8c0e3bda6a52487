import { own } from "../../e2e/sites";
import type { Check, Finding } from "./site";

/** Audits every page with Linkinator: internal links, their fragments, images, and files in styles. */
export const checkLinks: Check = async ({ origin, pages }) => {
  const { LinkChecker } = await import("linkinator");
  const findings: Finding[] = [];
  let followed = 0;
  // Checks page by page, because `recurse` ignores fragments.
  for (const { path } of pages.filter((page) => page.path !== "/404")) {
    const { links } = await new LinkChecker().check({
      path: origin + path,
      checkFragments: true,
      checkCss: true,
      cleanUrls: true,
      redirects: "error",
      concurrency: 10,
      urlRewriteExpressions: [{ pattern: new RegExp(`^${own.settings.url}`, "u"), replacement: origin }],
      linksToSkip: (link) => Promise.resolve(!link.startsWith(origin)),
    });
    followed += links.filter(({ state }) => state !== "SKIPPED").length;
    for (const { url, state, status } of links)
      if (state === "BROKEN")
        findings.push({ where: path, what: `${url.replace(origin, "")} returns ${status ?? "nothing"}` });
  }
  console.log(`  ${followed} links`);
  if (followed < 30 * pages.length) throw new Error("Too few links were followed.");
  return findings;
};
