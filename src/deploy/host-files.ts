/** Hosts that read `_headers` and `_redirects`, each in its own way. */
export type Host = "cloudflare" | "netlify";

export interface Header {
  key: string;
  value: string;
}

/** Headers of all paths that match a pattern with at most one `*`. */
export interface HeaderRule {
  path: string;
  headers: readonly Header[];
}

interface RedirectRule {
  path: string;
  toPath: string;
  status: number;
}

/** Lines of `_redirects` that Cloudflare reads. It ignores others, with no more than a warning. */
const mostRedirects = 2000;

function matchesPattern(pattern: string, path: string): boolean {
  const [start = "", end] = pattern.split("*");
  return end === undefined ? path === start : path.startsWith(start) && path.endsWith(end);
}

function writeRule(path: string, headers: readonly Header[], removed: readonly Header[] = []): string {
  const lines = [
    path,
    ...removed.map(({ key }) => `  ! ${key}`),
    ...headers.map(({ key, value }) => `  ${key}: ${value}`),
  ];
  return `${lines.join("\n")}\n`;
}

/** Hosts join the values of all rules that match a path. On Cloudflare a rule first removes the headers that it replaces. */
function writeCloudflareRules(common: readonly Header[], rules: readonly HeaderRule[]): string[] {
  const isCommon = ({ key }: Header) => common.some((header) => header.key === key);
  return [
    writeRule("/*", common),
    ...rules.map(({ path, headers }) => writeRule(path, headers, headers.filter(isCommon))),
  ];
}

/** Netlify cannot remove a header. All paths have those that no rule replaces, and each file has a rule with its others. */
function writeNetlifyRules(
  common: readonly Header[],
  rules: readonly HeaderRule[],
  files: readonly string[],
): string[] {
  const keys = new Set(rules.flatMap(({ headers }) => headers.map(({ key }) => key)));
  const kept = common.filter(({ key }) => !keys.has(key));
  const replaced = common.filter(({ key }) => keys.has(key));
  const fileRules = files.map((path) => {
    const narrower = rules.filter((rule) => matchesPattern(rule.path, path)).flatMap(({ headers }) => headers);
    return writeRule(path, [...new Map([...replaced, ...narrower].map((header) => [header.key, header])).values()]);
  });
  return [writeRule("/*", kept), ...fileRules];
}

/**
 * Writes a `_headers` file.
 * @param common headers of all paths, with or without a file
 * @param rules for other headers; those that match one path set different headers
 * @param files paths of all files
 */
export function formatHeaders(
  common: readonly Header[],
  rules: readonly HeaderRule[],
  files: readonly string[],
  host: Host,
): string {
  return (host === "netlify" ? writeNetlifyRules(common, rules, files) : writeCloudflareRules(common, rules)).join("");
}

/**
 * On Netlify a file has precedence over a rule without `!`, and every redirect has a page. Netlify documents 301 and not 308.
 * @see https://docs.netlify.com/manage/routing/redirects/redirect-options/
 */
function formatStatus(status: number, host: Host): string {
  return host === "netlify" ? `${status === 308 ? 301 : status}!` : String(status);
}

/** Writes a `_redirects` file, with each path also with a final slash. Throws when Cloudflare would ignore a part of it. */
export function formatRedirects(rules: readonly RedirectRule[], host: Host): string {
  const lines = rules.flatMap(({ path, toPath, status }) =>
    [path, `${path}/`].map((from) => `${from} ${toPath} ${formatStatus(status, host)}\n`),
  );
  if (lines.length > mostRedirects) {
    throw new Error(
      `_redirects would have ${lines.length} lines, but Cloudflare reads ${mostRedirects}. Delete old redirects.`,
    );
  }
  return lines.join("");
}
