import { listRuledValues, problemAt, type ContentRecord } from "../read/record";

import type { Advice, Problem } from "../problem";
import { didYouMean } from "../suggest";
import type { Targets } from "./targets";

/** Why a link leads nowhere, and the name of that mistake. */
export type LinkFault = Advice & { rule: string };

function explainAnchor(path: string, anchor: string, { anchors, mayHold }: Targets): LinkFault | undefined {
  const known = anchors.get(path);
  if (!known || known.has(anchor) || mayHold(anchor)) return undefined;
  const names = [...known];
  const remedy =
    names.length > 0 ? `Choose from: ${names.map((name) => `#${name}`).join(", ")}` : "Take the # and what follows out";
  return {
    rule: "anchor-unknown",
    message: `${path} has no part #${anchor}`,
    remedy: `${didYouMean(anchor, names)}${remedy}`,
  };
}

function explainPath(path: string, { paths, redirects, mayHold }: Targets): LinkFault | undefined {
  const bare = path.replace(/\/+$/u, "");
  if (bare !== path && paths.has(bare)) {
    return { rule: "link-slash", message: `${path} ends in a slash`, remedy: `Write ${bare}` };
  }
  const end = redirects.get(path);
  if (redirects.has(path)) {
    return {
      rule: "link-redirected",
      message: `${path} is a redirect`,
      remedy: `Write where it leads: ${String(end)}`,
    };
  }
  // An article's file may not be readable: the last part of its path is its slug.
  if (mayHold(path) || (path.startsWith("/blog/") && mayHold(path.slice("/blog/".length)))) return undefined;
  return {
    rule: "link-dead",
    message: `${path} is not a page`,
    remedy: `${didYouMean(path, [...paths])}Link to a path that exists`,
  };
}

/**
 * Says what is wrong with a link, or nothing. Other sites are not asked.
 * @param own path of the page it stands on, for `#part` alone
 */
export function explainLink(link: string, targets: Targets, own?: string): LinkFault | undefined {
  const { siteUrl, paths } = targets;
  if (siteUrl !== "" && (link === siteUrl || link.startsWith(`${siteUrl}/`))) {
    const path = link.slice(siteUrl.length) || "/";
    return {
      rule: "link-absolute",
      message: `${link} is this site's own address`,
      remedy: `Write the path alone: ${path}`,
    };
  }
  if (link.startsWith("#") && own !== undefined) return explainAnchor(own, link.slice(1), targets);
  if (!link.startsWith("/")) return undefined;
  const [address = "", anchor] = link.split("#");
  const path = address.split("?")[0] ?? "";
  if (!paths.has(path)) return explainPath(path, targets);
  return anchor === undefined || anchor === "" ? undefined : explainAnchor(path, anchor, targets);
}

/** Checks the links in a record's fields. */
export function checkFieldLinks(record: ContentRecord, targets: Targets): Problem[] {
  return listRuledValues(record)
    .filter(({ rule }) => rule.kind === "link")
    .flatMap(({ path, value }) => {
      const fault = explainLink(value, targets);
      if (!fault) return [];
      return [
        problemAt(record, path, fault.rule, { message: `leads nowhere: ${fault.message}`, remedy: fault.remedy }),
      ];
    });
}
