/** A redirect as a host is told of it. */
export interface RedirectRule {
  path: string;
  toPath: string;
  status: number;
}

/** What Cloudflare reads of a `_redirects` file. */
export const redirectLimit = 2000;

/** Writes redirects as a `_redirects` file; each also for the path with a slash at its end. Throws above the hosts' limit. */
export function formatRedirects(rules: readonly RedirectRule[]): string {
  const lines = rules.flatMap(({ path, toPath, status }) => [
    `${path} ${toPath} ${status}`,
    `${path}/ ${toPath} ${status}`,
  ]);
  if (lines.length > redirectLimit) {
    throw new Error(
      `_redirects would have ${lines.length} lines, but hosts read ${redirectLimit}. Take out old redirects.`,
    );
  }
  return lines.map((line) => `${line}\n`).join("");
}
