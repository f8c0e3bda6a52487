export type Host = "cloudflare" | "netlify";

export interface Header {
  key: string;
  value: string;
}

/** Headers of paths that match a pattern with at most one `*`. */
export interface HeaderRule {
  path: string;
  headers: readonly Header[];
}

export interface RedirectRule {
  path: string;
  toPath: string;
  status: number;
}

function matchesPattern(pattern: string, path: string): boolean {
  const [start = "", end] = pattern.split("*");
  return end === undefined ? path === start : path.startsWith(start) && path.endsWith(end);
}

function formatRule(path: string, headers: readonly Header[], removed: readonly Header[] = []): string {
  const lines = [
    path,
    ...removed.map(({ key }) => `  ! ${key}`),
    ...headers.map(({ key, value }) => `  ${key}: ${value}`),
  ];
  return `${lines.join("\n")}\n`;
}

/** Hosts join the values of all matching rules. On Cloudflare a rule first removes the headers that it overrides. */
function formatCloudflareRules(common: readonly Header[], rules: readonly HeaderRule[]): string[] {
  const isCommon = ({ key }: Header) => common.some((header) => header.key === key);
  return [
    formatRule("/*", common),
    ...rules.map(({ path, headers }) => formatRule(path, headers, headers.filter(isCommon))),
  ];
}

/** Netlify cannot remove headers: overridden ones are in a rule for each file, all others in the common rule. */
function formatNetlifyRules(
  common: readonly Header[],
  rules: readonly HeaderRule[],
  files: readonly string[],
): string[] {
  const keys = new Set(rules.flatMap(({ headers }) => headers.map(({ key }) => key)));
  const kept = common.filter(({ key }) => !keys.has(key));
  const replaced = common.filter(({ key }) => keys.has(key));
  const fileRules = files.map((path) => {
    const narrower = rules.filter((rule) => matchesPattern(rule.path, path)).flatMap(({ headers }) => headers);
    return formatRule(path, [...new Map([...replaced, ...narrower].map((header) => [header.key, header])).values()]);
  });
  return [formatRule("/*", kept), ...fileRules];
}

/** Formats a `_headers` file. @param rules must not set the same header twice for one path */
export function formatHeaders(
  common: readonly Header[],
  rules: readonly HeaderRule[],
  files: readonly string[],
  host: Host,
): string {
  return (host === "netlify" ? formatNetlifyRules(common, rules, files) : formatCloudflareRules(common, rules)).join(
    "",
  );
}

/**
 * Adds `!` on Netlify, where files otherwise override redirects, and uses 301 because Netlify does not document 308.
 * @see https://docs.netlify.com/manage/routing/redirects/redirect-options/
 */
function formatStatus(status: number, host: Host): string {
  return host === "netlify" ? `${status === 308 ? 301 : status}!` : String(status);
}

/** Formats a `_redirects` file. Netlify ignores a slash at the end, Cloudflare first removes it. The content check knows the limit. */
export function formatRedirects(rules: readonly RedirectRule[], host: Host): string {
  return rules.map(({ path, toPath, status }) => `${path} ${toPath} ${formatStatus(status, host)}\n`).join("");
}
