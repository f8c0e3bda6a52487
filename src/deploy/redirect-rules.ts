import type { Host } from "./host";

/** A redirect as a host is told of it. */
export interface RedirectRule {
  path: string;
  toPath: string;
  status: number;
}

/** What Cloudflare reads of a `_redirects` file. */
export const redirectLimit = 2000;

/**
 * On Netlify, a file wins over a rule without `!`, and every redirect has a page. Netlify documents 301 as its permanent redirect,
 * and not 308.
 * @see https://docs.netlify.com/manage/routing/redirects/redirect-options/
 */
function formatStatus(status: number, host: Host): string {
  if (host === "cloudflare") return String(status);
  return `${status === 308 ? 301 : status}!`;
}

/** Writes redirects as a `_redirects` file; each also for the path with a slash at its end. Throws above the hosts' limit. */
export function formatRedirects(rules: readonly RedirectRule[], host: Host = "cloudflare"): string {
  const lines = rules.flatMap(({ path, toPath, status }) =>
    [path, `${path}/`].map((from) => `${from} ${toPath} ${formatStatus(status, host)}`),
  );
  if (lines.length > redirectLimit) {
    throw new Error(
      `_redirects would have ${lines.length} lines, but hosts read ${redirectLimit}. Take out old redirects.`,
    );
  }
  return lines.map((line) => `${line}\n`).join("");
}
