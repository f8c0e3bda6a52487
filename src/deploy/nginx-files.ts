import { pathPrefix } from "../text/path-prefix";
import type { Header, HeaderRule, RedirectRule } from "./host-files";

function quote(text: string): string {
  return `"${text.replace(/["\\]/gu, "\\$&")}"`;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
}

function formatMap(source: string, name: string, lines: readonly string[]): string {
  return `map ${source} ${name} {\n${lines.map((line) => `    ${line};\n`).join("")}}\n`;
}

/** Formats a line of a map by status and path. A missing path has the headers of the 404 page. */
function formatNginxHeader(path: string, value: string): string {
  return `${quote(`~^[23]\\d\\d ${path.split("*").map(escapePattern).join(".*")}$`)} ${quote(value)}`;
}

/** Formats a line of a map by decoded path. `$` would begin a variable in the target. */
function formatNginxRedirect({ path, toPath }: RedirectRule): string {
  const target = toPath.replaceAll("$", "%24") + (/[?#]/u.test(toPath) ? "" : "$is_args$args");
  return `${quote(`~^${escapePattern(decodeURIComponent(path))}/?$`)} ${quote(target)}`;
}

/**
 * Formats two files for nginx: maps for its context `http`, and directives for `server`. They include `cache-control`, which other
 * hosts add by themselves. All redirects are permanent.
 */
export function formatNginx(
  common: readonly Header[],
  rules: readonly HeaderRule[],
  redirects: readonly RedirectRule[],
): { http: string; server: string } {
  const values = new Map(rules.flatMap(({ headers }) => headers.map(({ key }) => [key, ""])));
  for (const { key, value } of common) values.set(key, value);
  values.set("cache-control", "public, max-age=0, must-revalidate");
  const uncached = [`"~^[45]" "no-store"`, `"~^30[1278]" ""`];
  const missing = ["default /404.html", ...(pathPrefix ? [`~^${pathPrefix}(/|$) ${pathPrefix}/404.html`] : [])];
  const maps = [
    formatMap("$uri", "$website_redirect", redirects.map(formatNginxRedirect)),
    formatMap("$uri", "$website_missing", missing),
  ];
  const lines = ["if ($website_redirect) {\n    return 308 $website_redirect;\n}\n"];
  for (const [key, value] of values) {
    const narrower = rules.flatMap(({ path, headers }) =>
      headers.filter((header) => header.key === key).map((header) => formatNginxHeader(path, header.value)),
    );
    const name = `$website_${key.replaceAll("-", "_")}`;
    const special = key === "cache-control" ? uncached : [];
    if (narrower.length > 0)
      maps.push(formatMap('"$status $uri"', name, [`default ${quote(value)}`, ...special, ...narrower]));
    lines.push(`add_header ${key} ${narrower.length > 0 ? name : quote(value)} always;\n`);
  }
  return { http: maps.join(""), server: lines.join("") };
}
