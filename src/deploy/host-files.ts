/** Hosts that read `_headers` and `_redirects`, each in its own way. */
export type Host = "cloudflare" | "netlify";

export interface Header {
  key: string;
  value: string;
}

/** A file of the built site and the headers of its answer. */
export interface HeaderRoute {
  path: string;
  headers: readonly Header[];
}

interface RedirectRule {
  path: string;
  toPath: string;
  status: number;
}

/** Cloudflare ignores what exceeds them, with no more than a warning. */
export const limits = { headerRules: 100, lineCharacters: 2000, redirects: 2000 };

/** Hosts send it where no rule sets `cache-control`. A rule for it would add a second value to that of a narrower rule. */
const hostDefault = { key: "cache-control", value: "public, max-age=0, must-revalidate" };

function includes(headers: readonly Header[], { key, value }: Header): boolean {
  return headers.some((header) => header.key === key && header.value === value);
}

/** Whether a pattern with at most one `*` matches a path. */
export function matchesPattern(pattern: string, path: string): boolean {
  const [start = "", end] = pattern.split("*");
  return end === undefined ? path === start : path.startsWith(start) && path.endsWith(end);
}

/** Patterns of folders and file extensions. */
function listPatterns(files: readonly HeaderRoute[]): Set<string> {
  const folders = files.flatMap(({ path }) => /^\/[^/]+\/(?=.)/u.exec(path)?.[0] ?? []);
  const extensions = files.flatMap(({ path }) => /\.[a-z0-9]+$/u.exec(path)?.[0] ?? []);
  return new Set([...folders.map((folder) => `${folder}*`), ...extensions.map((extension) => `/*${extension}`)]);
}

/**
 * Lists the rules of a `_headers` file. Hosts join the values of all rules that match a path. Therefore a path matches the rule of
 * all paths and at most one other. Netlify cannot replace a header: its rule of all paths has only headers that all files share. It
 * has no limit of rules: each file has its own.
 */
function listRules(files: readonly HeaderRoute[], common: readonly Header[], host: Host): HeaderRoute[] {
  const shared =
    host === "netlify" ? common.filter((header) => files.every(({ headers }) => includes(headers, header))) : common;
  const own = files.map(({ path, headers }) => ({
    path,
    headers: headers.filter((header) => !includes([hostDefault, ...shared], header)),
  }));
  const remaining = new Set(own);
  const rules = [{ path: "/*", headers: shared }];
  for (const pattern of host === "cloudflare" ? listPatterns(files) : []) {
    const matched = own.filter(({ path }) => matchesPattern(pattern, path));
    const headers = matched[0]?.headers ?? [];
    const fits = matched.every(
      (file) =>
        remaining.has(file) &&
        file.headers.length === headers.length &&
        file.headers.every((header) => includes(headers, header)),
    );
    if (!fits) continue;
    rules.push({ path: pattern, headers });
    for (const file of matched) remaining.delete(file);
  }
  return [...rules, ...remaining].filter(({ headers }) => headers.length > 0);
}

/**
 * Writes the headers of all files as a `_headers` file with few rules. Throws when Cloudflare would ignore a part of it.
 * @param common headers of all paths, with or without a file
 */
export function formatHeaders(files: readonly HeaderRoute[], common: readonly Header[], host: Host): string {
  const rules = listRules(files, common, host);
  if (host === "cloudflare" && rules.length > limits.headerRules) {
    throw new Error(
      `_headers would have ${rules.length} rules, but Cloudflare reads ${limits.headerRules}. Give more files the same headers.`,
    );
  }
  const shared = rules.find(({ path }) => path === "/*")?.headers ?? [];
  const isReplaced = ({ key }: Header) => shared.some((header) => header.key === key);
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...(headers === shared ? [] : headers.filter(isReplaced).map(({ key }) => `  ! ${key}`)),
    ...headers.map(({ key, value }) => `  ${key}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > limits.lineCharacters);
  if (long !== undefined) {
    throw new Error(
      `A line of _headers has ${long.length} characters, but Cloudflare reads ${limits.lineCharacters}: ${long.slice(0, 80)}…`,
    );
  }
  return `${lines.join("\n")}\n`;
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
  if (lines.length > limits.redirects) {
    throw new Error(
      `_redirects would have ${lines.length} lines, but Cloudflare reads ${limits.redirects}. Delete old redirects.`,
    );
  }
  return lines.join("");
}
