import { createHash } from "node:crypto";

/** What one page may do beside what every page may. */
interface PageSources {
  /** Texts of its inline scripts and styles. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Origin of a relay on another host. */
  relay?: string;
}

/** Names the one inline text that may run, or be applied. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** Emotion begins its sheet in the browser empty, and adds to it past the text. */
const emptySheet = "";

function joinDirectives(directives: readonly (readonly string[])[]): string {
  return directives.map((directive) => directive.join(" ")).join(";");
}

/**
 * The Content Security Policy that stands in a page: what it does not name is forbidden. It tells no `frame-ancestors`, which only a
 * header can.
 * @see https://www.w3.org/TR/CSP3/
 */
export function writePagePolicy({ scripts, styles, relay }: PageSources): string {
  const own = ["'self'", ...(relay === undefined ? [] : [relay])];
  return joinDirectives([
    ["default-src", "'none'"],
    ["script-src", "'self'", ...scripts.map(hashSource)],
    ["style-src", ...[...styles, emptySheet].map(hashSource)],
    ["img-src", "'self'"],
    ["font-src", "'self'"],
    ["connect-src", ...own],
    ["manifest-src", "'self'"],
    ["base-uri", "'none'"],
    ["form-action", ...own],
  ]);
}

/**
 * What the header says, the same for every answer: what a page's own policy cannot, and which functions may make scripts or HTML of a
 * text (Trusted Types): `default` is in `src/bootstrap/start-page.ts`, `html` in `src/browser/trust-html.ts`.
 */
export const headerPolicy = joinDirectives([
  ["frame-ancestors", "'none'"],
  ["require-trusted-types-for", "'script'"],
  ["trusted-types", "default", "html"],
]);
