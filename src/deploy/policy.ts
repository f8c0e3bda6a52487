import { createHash } from "node:crypto";

/** What a page's policy allows besides the site's own files. */
interface PageSources {
  /** Texts of the inline scripts and styles. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Origin of a relay on another host. */
  relay?: string;
}

/** Source expression that allows an inline script or style with exactly this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** Emotion inserts an empty style element in the browser and adds its rules through the CSSOM. */
const emptySheet = "";

function joinDirectives(directives: readonly (readonly string[])[]): string {
  return directives.map((directive) => directive.join(" ")).join(";");
}

/**
 * Writes the Content Security Policy of a page. `frame-ancestors` works in a header only.
 * @see https://www.w3.org/TR/CSP3/
 */
export function writePagePolicy({ scripts, styles, relay }: PageSources): string {
  const own = ["'self'", ...(relay === undefined ? [] : [relay])];
  return joinDirectives([
    ["default-src", "'none'"],
    ["script-src", "'self'", ...scripts.map(hashSource)],
    ["style-src", ...[...new Set([...styles, emptySheet])].map(hashSource)],
    ["img-src", "'self'"],
    ["font-src", "'self'"],
    ["connect-src", ...own],
    ["manifest-src", "'self'"],
    ["base-uri", "'none'"],
    ["form-action", ...own],
  ]);
}

/**
 * Policy of the header: `frame-ancestors` and Trusted Types. `default` is in `src/bootstrap/start-page.ts`, `html` in
 * `src/browser/trusted-types.ts`.
 */
export const headerPolicy = joinDirectives([
  ["frame-ancestors", "'none'"],
  ["require-trusted-types-for", "'script'"],
  ["trusted-types", "default", "html"],
]);
