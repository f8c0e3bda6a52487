import { findDirection } from "../text/language";
import { escapeHtml } from "../text/escape-html";
import { formatPagePolicy } from "./policy";

interface RedirectPage {
  /** Path or URL of the target. */
  to: string;
  /** Absolute URL of the target. */
  canonical: string;
  language: string;
  title: string;
  /** Link text, for browsers that support neither the script nor the refresh. */
  text: string;
}

/** Formats a page that redirects where hosts do not: by a script, so that Back skips the page, or by a refresh. */
export function formatRedirectPage({ to, canonical, language, title, text }: RedirectPage): string {
  const target = escapeHtml(to);
  // Keeps query and hash of the visitor unless the target has its own.
  const rest = /[?#]/u.test(to) ? "" : " + location.search + location.hash";
  const script = `location.replace(${JSON.stringify(to).replace(/</gu, "\\u003c")}${rest});`;
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${findDirection(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${formatPagePolicy({ scripts: [script], styles: [] })}">
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
