import { load } from "cheerio";

/** What a page's own policy would come too late for. */
const active = "script, style, link, img, base";

const selector = "meta[http-equiv=content-security-policy i]";

/** The policy that stands in a page, or what is wrong with how it stands there. */
export function readPolicy(html: string): { policy: string } | { fault: string } {
  const $ = load(html);
  const found = $(selector);
  if (found.length !== 1) return { fault: `${found.length} policies stand in the page, not one` };
  if (found.parent("head").length === 0) return { fault: "the policy stands outside the head, where nobody reads it" };
  const before = found.prevAll(active).toArray();
  if (before.length > 0)
    return { fault: `the policy stands after <${before[0]?.tagName ?? ""}>, which it does not bind` };
  return { policy: found.attr("content") ?? "" };
}
