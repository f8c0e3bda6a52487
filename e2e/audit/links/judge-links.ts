import { siteUrl } from "../../route-table";
import type { Finding, Judge } from "../judge";
import { allPages, type Page } from "../read-site";
import { loadTool } from "../tools";
import { findLostFragments, judgeAddress, listAddresses } from "./judge-address";

interface Link {
  url: string;
  state: "OK" | "BROKEN" | "SKIPPED";
  status?: number;
  failureDetails?: readonly object[];
}

interface Checker {
  check: (options: object) => Promise<{ links: Link[] }>;
}

/** Requests at a time. */
const hands = 10;

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
}

function explain({ url, status, failureDetails = [] }: Link, origin: string): string {
  const reasons = failureDetails.flatMap((detail) => (detail instanceof Error ? [detail.message] : []));
  return [`${url.replace(origin, "")} answers ${status ?? "nothing"}`, ...reasons].join(". ").replaceAll(origin, "");
}

async function followLinks(
  checker: Checker,
  origin: string,
  path: string,
): Promise<{ links: number; findings: Finding[] }> {
  const { links } = await checker.check({
    path: origin + path,
    // Page by page: it looks at no fragments of pages that it comes upon.
    recurse: false,
    checkFragments: true,
    checkCss: true,
    // No slash is put at a page's end.
    cleanUrls: true,
    redirects: "error",
    concurrency: hands,
    // What names the site as the public knows it is looked for here.
    urlRewriteExpressions: [{ pattern: new RegExp(`^${escape(siteUrl)}`, "u"), replacement: origin }],
    linksToSkip: (link: string) => Promise.resolve(!link.startsWith(origin)),
  });
  const followed = links.filter(({ url, state }) => state !== "SKIPPED" && url !== origin + path);
  const broken = followed.filter(({ state }) => state === "BROKEN");
  return { links: followed.length, findings: broken.map((link) => ({ where: path, what: explain(link, origin) })) };
}

function judgeAddresses({ path, html }: Page): { addresses: number; findings: Finding[] } {
  const addresses = listAddresses(html).filter((address) => !/^[/#?]/u.test(address) || address.startsWith("//"));
  const faults = addresses.map(judgeAddress).filter((fault) => fault !== undefined);
  return { addresses: addresses.length, findings: faults.map((what) => ({ where: path, what })) };
}

/** Linkinator on every page: all that leads inside the site, pictures and fragments included. What leads elsewhere is only read. */
export const judgeLinks: Judge = {
  name: "links",
  asks: "does every link, picture and fragment lead somewhere? (Linkinator)",
  // A page has a header and a footer full of them.
  least: { links: 30 * allPages, addresses: 3 * allPages },
  async judge({ origin, pages }) {
    const { LinkChecker } = await loadTool<{ LinkChecker: new () => Checker }>("linkinator", "build/src/index.js");
    const looked = { links: 0, addresses: 0 };
    const findings: Finding[] = [];
    for (const page of pages) {
      const read = judgeAddresses(page);
      looked.addresses += read.addresses;
      findings.push(...read.findings);
      // Linkinator looks for them only in pages that are answered with 200.
      if (page.status !== 200)
        findings.push(...findLostFragments(page.html).map((what) => ({ where: page.path, what })));
      if (page.redirects) continue;
      const followed = await followLinks(new LinkChecker(), origin, page.path);
      looked.links += followed.links;
      findings.push(...followed.findings);
    }
    return { looked, findings };
  },
};
