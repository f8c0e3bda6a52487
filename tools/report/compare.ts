import { load, type CheerioAPI } from "cheerio";

import type { ChangedPage } from "./format";

/** A built site: its URL, pages by path, redirected paths, and the size of a file as sent, in KiB (0 if there is none). */
export interface State {
  url: string;
  pages: ReadonlyMap<string, CheerioAPI>;
  redirects: ReadonlySet<string>;
  weigh: (file: string) => number;
}

/** Returns what visitors see: without scripts and policy, with classes and animations numbered instead of hashed. */
function normalizePage($: CheerioAPI): string {
  const copy = load($.html());
  copy("script, meta[http-equiv], link[rel=modulepreload], link:is([as=script], [as=fetch])").remove();
  const names: string[] = [];
  return copy.html().replace(/\b(?:css|animation)-(?=[a-z]*\d)[\da-z]+/gu, (name) => {
    if (!names.includes(name)) names.push(name);
    return `name-${names.indexOf(name)}`;
  });
}

/** Lists pages that differ, and those that only one of the states has. */
export function findChanges(before: State, after: State): ChangedPage[] {
  return [...new Set([...before.pages.keys(), ...after.pages.keys()])].sort().flatMap((path) => {
    const [old, now] = [before.pages.get(path), after.pages.get(path)];
    if (old && now && normalizePage(old) === normalizePage(now)) return [];
    return [{ path, change: !old ? "added" : now ? "changed" : "removed", shares: [], tops: [], files: [] }];
  });
}

function isBroken({ url, pages, redirects, weigh }: State, { origin, pathname, hash }: URL): boolean {
  const [path, id] = [decodeURI(pathname), decodeURIComponent(hash.slice(1))];
  const page = pages.get(path);
  if (origin !== url || (!page && redirects.has(path))) return false;
  if (!page) return weigh(path) === 0;
  return !["", "top"].includes(id) && !page("[id]").is((_, element) => element.attribs["id"] === id);
}

/** Lists links to a missing page, file or fragment of the site, as `page → address`. */
export function listBrokenLinks(state: State): string[] {
  return [...state.pages].flatMap(([path, $]) => {
    const addresses = new Set($("a[href]").map((_, { attribs }) => attribs["href"]));
    const broken = [...addresses].filter((address) => isBroken(state, new URL(address, state.url + path)));
    return broken.map((address) => `${path} → ${address}`);
  });
}

/** Lists paths that were a page or a redirect and are neither now. */
export function findMissingRedirects(before: State, { pages, redirects }: State): string[] {
  return [...before.pages.keys(), ...before.redirects].filter((path) => !pages.has(path) && !redirects.has(path));
}

/** Width of a picture on a phone: 360 CSS pixels with a pixel ratio of 2. */
const phoneWidth = 720;

/** Chooses the candidate of a `srcset` for a phone: the narrowest that is wide enough, otherwise the widest. */
function chooseCandidate(srcset: string): string {
  const candidates = srcset
    .split(",")
    .map((candidate) => candidate.trim().split(/\s+/u))
    .map(([address = "", width = ""]) => ({ address, width: parseInt(width) }))
    .sort((one, other) => one.width - other.width);
  return (candidates.find(({ width }) => width >= phoneWidth) ?? candidates.at(-1))?.address ?? "";
}

/** Lists the files of the scripts of a page and of its pictures in the size for phones. */
function listPageFiles($: CheerioAPI): { scripts: string[]; pictures: string[] } {
  const loader = $("script[data-idle]");
  const scripts = ["data-parts", "data-idle"].flatMap((name) => loader.attr(name)?.split(" ") ?? []).filter(Boolean);
  const pictures = $("img")
    .toArray()
    .map((image) => $(image).prevAll("source").last().attr("srcset") ?? $(image).attr("src") ?? "")
    .map(chooseCandidate)
    .filter((address) => address.startsWith("/"))
    .map(decodeURIComponent);
  return { scripts: [...new Set(scripts)], pictures: [...new Set(pictures)] };
}

/** KiB by which a script may differ because its modules have other ids in another folder. */
const noise = 0.1;
const sign = (size: number) => `${size < 0 ? "−" : "+"}${Math.abs(size).toFixed(1)}`;

/** Returns a row for a page whose weight on a phone differs: KiB of HTML, scripts and pictures, and the causes. */
export function compareWeights(before: State, after: State, path: string): string[][] {
  const differences = new Map<string, number>();
  function weighKinds({ pages, weigh }: State, factor: 1 | -1): number[] {
    const { scripts, pictures } = listPageFiles(pages.get(path) ?? load(""));
    const html = path.endsWith(".html") ? path : `${path}/index.html`;
    return [[html], scripts, pictures].map((addresses) =>
      addresses.reduce((sum, address) => {
        const size = weigh(decodeURI(address));
        const name = address.replace(/^.*\/|-[\da-f]{20}(?=\.)/gu, "");
        differences.set(name, (differences.get(name) ?? 0) + factor * size);
        return sum + size;
      }, 0),
    );
  }
  const old = weighKinds(before, -1);
  const cells = weighKinds(after, 1).map((size, kind) => {
    const difference = size - (old[kind] ?? 0);
    return size.toFixed(1) + (Math.abs(difference) < noise ? "" : ` (${sign(difference)})`);
  });
  const causes = [...differences].filter(([, size]) => Math.abs(size) >= noise);
  causes.sort(([, one], [, other]) => Math.abs(other) - Math.abs(one));
  const named = causes.slice(0, 4).map(([file, size]) => `${file} ${sign(size)}`);
  return named.length > 0 ? [[path, ...cells, named.join(", ")]] : [];
}
