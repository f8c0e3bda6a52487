import parseRobots from "robots-parser";

import { own } from "../../e2e/sites";
import type { Check } from "./site";

/** Audits `robots.txt`, `security.txt` (RFC 9116) and the Global Privacy Control file. */
export const checkFiles: Check = async ({ origin, pages }) => {
  const read = async (path: string) => (await fetch(origin + path)).text();
  const robots = parseRobots(`${own.settings.url}/robots.txt`, await read("/robots.txt"));
  const closed = pages.filter(({ path }) => robots.isDisallowed(own.settings.url + path, "Googlebot"));
  const security = await read("/.well-known/security.txt");
  const expires = Date.parse(/^Expires: (.+)$/mu.exec(security)?.[1] ?? "");
  const { gpc } = JSON.parse(await read("/.well-known/gpc.json")) as { gpc?: unknown };
  const left = (expires - Date.now()) / 86_400_000;
  return [
    ...closed.map(({ path }) => ({ where: "/robots.txt", what: `disallows ${path}` })),
    ...(robots.getSitemaps().includes(`${own.settings.url}/sitemap.xml`)
      ? []
      : [{ where: "/robots.txt", what: "names no sitemap" }]),
    ...(/^Contact: \S+$/mu.test(security) ? [] : [{ where: "security.txt", what: "has no contact" }]),
    ...(left > 0 && left <= 366 ? [] : [{ where: "security.txt", what: `expires in ${left.toFixed(0)} days` }]),
    ...(gpc === true ? [] : [{ where: "gpc.json", what: "gpc is not true" }]),
  ];
};
