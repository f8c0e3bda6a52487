import type { Answer } from "./answer";

/** The page: scripts are its own file alone, styles carry the page's nonce, and nothing comes from elsewhere. */
export function showPage(nonce: string): Answer {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "font-src data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  const body = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="style-nonce" content="${nonce}">
    <title>Content editor</title>
    <link rel="icon" href="data:,">
  </head>
  <body>
    <div id="editor"></div>
    <noscript>The editor needs scripts.</noscript>
    <script src="/editor.js" defer></script>
  </body>
</html>
`;
  return {
    status: 200,
    type: "text/html; charset=utf-8",
    body,
    headers: { "content-security-policy": policy.join("; ") },
  };
}
