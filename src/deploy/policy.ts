import { createHash } from "node:crypto";

interface PageSources {
  /** Texts of the inline scripts and styles. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Origin of a relay on another host. */
  relay?: string;
}

export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** Emotion inserts an empty style element and adds rules through the CSSOM. */
const emptySheet = "";

function joinDirectives(directives: readonly (readonly string[])[]): string {
  return directives.map((directive) => directive.join(" ")).join(";");
}

/**
 * Formats the Content Security Policy of a page. `frame-ancestors` works only in a header.
 * @see https://www.w3.org/TR/CSP3/
 */
export function formatPagePolicy({ scripts, styles, relay }: PageSources): string {
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
 * Policy in the header: `frame-ancestors` and Trusted Types. `src/inline-script.ts` creates the only
 * policy, `default`.
 */
export const headerPolicy = joinDirectives([
  ["frame-ancestors", "'none'"],
  ["require-trusted-types-for", "'script'"],
  ["trusted-types", "default"],
]);
