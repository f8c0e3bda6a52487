import { load } from "cheerio";

export function readPage(html: string) {
  const $ = load(html);
  const ids = Array.from($("[id]"), (element) => String($(element).attr("id")));
  return { $, ids };
}

export type Pages = ReadonlyMap<string, ReturnType<typeof readPage>>;

/**
 * Finds repeated ids of a page, and links, pictures and scripts that lead to no page, file or id.
 * @param isFile whether a path is that of a file
 */
export function findDeadLinks(path: string, pages: Pages, isFile: (path: string) => boolean): string[] {
  const own = pages.get(path) ?? readPage("");
  const repeated = own.ids.filter((id, index) => own.ids.indexOf(id) !== index).map((id) => `id ${id} is used twice`);
  const addresses = Array.from(own.$("a[href], link[href], img[src], script[src], source[srcset]"), (element) => {
    const { href, src, srcset = "" } = own.$(element).attr() ?? {};
    return [href ?? src ?? "", ...srcset.split(",").map((entry) => entry.trim().split(" ")[0] ?? "")];
  });
  const dead = addresses.flat().map((address) => {
    if (!/^[/#]/u.test(address)) return "";
    const [target = "", anchor = ""] = address.split("#").map(decodeURIComponent);
    const page = target === "" ? own : pages.get(target);
    if (anchor !== "" && page && !page.ids.includes(anchor)) return `${address} leads to no part`;
    return page || isFile(target) ? "" : `${address} leads to no page`;
  });
  return [...new Set([...repeated, ...dead.filter(Boolean)])];
}
