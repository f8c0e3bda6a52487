import type { Finding } from "../judge";
import type { Page } from "../read-site";

/** Headers that every answer has to have, whoever gives it: a file, a redirect, the worker. */
const guarded = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "permissions-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-content-type-options",
  "x-frame-options",
];

/** Pages whose headers say less, or something else, than the home page's. */
export function compareHeaders(pages: readonly Pick<Page, "path" | "headers">[]): Finding[] {
  const home = pages.find(({ path }) => path === "/");
  return pages.flatMap(({ path, headers }) =>
    guarded
      .filter((name) => headers.get(name) !== (home?.headers.get(name) ?? "there"))
      .map((name) => ({ where: path, what: `${name} is ${headers.get(name) ?? "missing"}` })),
  );
}
