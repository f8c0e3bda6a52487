import { normalizePath } from "../routes";
import type { SiteIndex } from "./site-index";

/** Follows redirects from a path, which is the first of the list. `isLoop` if the last is there before. */
export function followRedirects(start: string, redirects: SiteIndex["redirects"]) {
  const chain = [start];
  let next = redirects.get(normalizePath(start));
  while (typeof next === "string" && !chain.includes(next)) {
    chain.push(next);
    next = redirects.get(normalizePath(next));
  }
  const isLoop = typeof next === "string";
  return { chain: isLoop ? [...chain, String(next)] : chain, isLoop };
}
