import type { Host } from "./host";

/** A header's name and value. */
export interface Header {
  key: string;
  value: string;
}

/** A file of the built site and the headers it is to be answered with. */
export interface HeaderRoute {
  path: string;
  headers: readonly Header[];
}

/** A block of a `_headers` file. `*` in a pattern stands for anything. */
export interface HeaderRule {
  pattern: string;
  headers: Header[];
  /** Names of headers that the rule of all paths gives and this one replaces. */
  replaced?: string[];
}

/** What Cloudflare reads of a `_headers` file; the rest it drops with a mere warning. */
export const headerLimits = { rules: 100, lineCharacters: 2000 };

/** Hosts answer so when no rule says otherwise. Saying it would join both values where a rule below says otherwise. */
const hostDefault = { key: "cache-control", value: "public, max-age=0, must-revalidate" };

function isSame(a: Header, b: Header): boolean {
  return a.key === b.key && a.value === b.value;
}

/** Whether a pattern of a `_headers` file matches a path. */
export function matchesPattern(pattern: string, path: string): boolean {
  if (!pattern.includes("*")) return pattern === path;
  const source = pattern.split("*").map((part) => part.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&"));
  return new RegExp(`^${source.join(".*")}$`, "u").test(path);
}

/**
 * All headers of a file: its own, and those that Gatsby gives to a whole folder (`/static/*`), which tell more.
 * The folder of all files is left out: what it says is among each file's own already.
 */
export function joinHeaders(path: string, own: readonly Header[], folders: readonly HeaderRoute[]): Header[] {
  const ofFolders = folders.filter((folder) => /.\/\*$/u.test(folder.path) && matchesPattern(folder.path, path));
  return [
    ...new Map([...own, ...ofFolders.flatMap(({ headers }) => headers)].map((header) => [header.key, header])).values(),
  ];
}

/**
 * Whether a host could match a pattern with a path. Netlify's parser takes the last slash of a folder's pattern for optional:
 * `/blog/*` matches `/blogs`, too.
 */
function mayMatch(pattern: string, path: string, host: Host): boolean {
  const isLoose = host === "netlify" && pattern.endsWith("/*") && path.startsWith(pattern.slice(0, -2));
  return isLoose || matchesPattern(pattern, path);
}

/**
 * Patterns that could cover a file, the widest first: all of its folder, all files of its kind, itself. Not its kind on Netlify: beside
 * the pattern of a folder, a path could get a header from both.
 */
function listPatterns(path: string, host: Host): string[] {
  const [, folder, rest] = /^\/([^/]+)\/(.+)$/u.exec(path) ?? [];
  const [extension] = /\.[a-z0-9]+$/u.exec(path) ?? [];
  return [
    "/*",
    ...(rest === undefined ? [] : [`/${folder ?? ""}/*`]),
    ...(extension === undefined || host === "netlify" ? [] : [`/*${extension}`]),
    path,
  ];
}

/**
 * Writes the headers of all files as few rules: a header goes to the widest pattern under which every file has it.
 * A path can match several rules, and hosts join what those say; so no header is named by two rules for one path, unless the
 * narrower one replaces what the rule of all paths says. Netlify cannot replace: there, a header that some file replaces is left out
 * of that rule, and paths without a file do not have it.
 * @param common headers of all paths, also of those without a file
 */
export function compressHeaders(
  routes: readonly HeaderRoute[],
  common: readonly Header[] = [],
  host: Host = "cloudflare",
): HeaderRule[] {
  const isNeverReplaced = (header: Header) =>
    routes.every((route) => route.headers.some((other) => isSame(other, header)));
  const shared = host === "netlify" ? common.filter(isNeverReplaced) : [...common];
  const rules = new Map<string, Header[]>(shared.length > 0 ? [["/*", shared]] : []);
  const isTold = (path: string, header: Header) =>
    [...rules].some(([pattern, told]) => told.some((other) => isSame(other, header)) && matchesPattern(pattern, path));
  const isCommon = (key: string) => shared.some((other) => other.key === key);
  for (const { path, headers } of routes) {
    for (const header of headers.filter((candidate) => !isSame(candidate, hostDefault))) {
      if (isTold(path, header)) continue;
      const wants = (route: HeaderRoute) =>
        route.headers.some((other) => isSame(other, header)) && !isTold(route.path, header);
      const fits = (candidate: string) =>
        routes.every(
          (route) => !mayMatch(candidate, route.path, host) || (matchesPattern(candidate, route.path) && wants(route)),
        );
      const pattern = listPatterns(path, host).find(fits) ?? path;
      rules.set(pattern, [...(rules.get(pattern) ?? []), header]);
    }
  }
  return [...rules]
    .map(([pattern, headers]) => {
      const replaced = pattern === "/*" ? [] : headers.map(({ key }) => key).filter(isCommon);
      return { pattern, headers, ...(replaced.length > 0 ? { replaced } : {}) };
    })
    .sort((a, b) => a.pattern.length - b.pattern.length || a.pattern.localeCompare(b.pattern));
}

/** Writes rules as a `_headers` file. Throws when a host would drop a part of it. */
export function formatHeaders(rules: readonly HeaderRule[], host: Host = "cloudflare"): string {
  if (host === "cloudflare" && rules.length > headerLimits.rules) {
    throw new Error(
      `_headers would have ${rules.length} rules, but hosts read ${headerLimits.rules}. Let fewer files differ.`,
    );
  }
  const lines = rules.flatMap(({ pattern, headers, replaced = [] }) => [
    pattern,
    ...replaced.map((key) => `  ! ${key}`),
    ...headers.map(({ key, value }) => `  ${key}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > headerLimits.lineCharacters);
  if (long !== undefined) {
    throw new Error(
      `A line of _headers has ${long.length} characters, but hosts read ${headerLimits.lineCharacters}: ${long.slice(0, 80)}…`,
    );
  }
  return `${lines.join("\n")}\n`;
}
