import { writePagePolicy } from "./policy";

interface RedirectPage {
  /** Path it leads to. */
  to: string;
  /** Absolute address of that path. */
  canonical: string;
  language: string;
  title: string;
  /** Words of the link, shown where nothing else works. */
  text: string;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * Writes the page of a redirect for hosts that know no redirects. It replaces the address, so that Back does not return to it;
 * without a script the refresh does the same.
 */
export function writeRedirectPage({ to, canonical, language, title, text }: RedirectPage): string {
  const target = escapeHtml(to);
  const script = `location.replace(${JSON.stringify(to).replace(/</gu, "\\u003c")} + location.search + location.hash);`;
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
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
