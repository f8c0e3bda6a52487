import { findDirection } from "../language";
import { writePagePolicy } from "./policy";

interface RedirectPage {
  /** Path of the target, or its address on another site. */
  to: string;
  /** Absolute address of the target. */
  canonical: string;
  language: string;
  title: string;
  /** Text of the link, for browsers that follow neither script nor refresh. */
  text: string;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * Writes the page of a redirect for hosts without redirects. The script replaces the address, so that Back does not return to it.
 * The refresh does the same without scripts.
 */
export function writeRedirectPage({ to, canonical, language, title, text }: RedirectPage): string {
  const target = escapeHtml(to);
  // A target's own query is not mixed with the visitor's.
  const rest = /[?#]/u.test(to) ? "" : " + location.search + location.hash";
  const script = `location.replace(${JSON.stringify(to).replace(/</gu, "\\u003c")}${rest});`;
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${findDirection(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${writePagePolicy({ scripts: [script], styles: [] })}">
<title>${escapeHtml(title)}</title>
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="${escapeHtml(canonical)}">
<script>${script}</script>
<meta http-equiv="refresh" content="0; url=${target}">
</head>
<body>
<p><a href="${target}">${escapeHtml(text)}</a></p>
</body>
</html>
`;
}
