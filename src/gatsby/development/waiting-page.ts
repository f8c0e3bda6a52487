import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import type { Problem } from "../../content/problem";
import type { ToldProblem } from "../../content/report/told-problem";
import { contentWatch } from "./content-watch";
import { describeProblems } from "./tell-problems";

/** Where the development server will be. */
interface Address {
  host: string;
  port: number;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}

function writeProblem({ place, message, remedy, frame }: ToldProblem): string {
  const [where, what, right, lines] = [place, message, remedy, frame].map(escapeHtml);
  return `<li><p><code>${where}</code></p><pre>${lines}</pre><p><strong>${what}.</strong><br>${right}</p></li>`;
}

/** Looks every second whether something else is there: first other problems, in the end the site. */
const script = `
  setInterval(async () => {
    const answer = await fetch(location.href, { cache: "no-store" }).catch(() => undefined);
    if (!answer) document.querySelector("h1").textContent = "The development server starts";
    else if (answer.status !== 503) location.reload();
    else document.querySelector("main").innerHTML = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("main").innerHTML;
  }, 1000);`;

/** Writes the page that stands where the development server will be, as long as the content has problems. */
export function writeWaitingPage(problems: readonly ToldProblem[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>The content has problems</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
body{margin:0;background:#fbfaf7;color:#0d1424;font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1.25rem}
ol{padding:0;list-style:none}
li{margin-block:1.5rem;padding:1rem;border:1px solid #d9dde6;border-radius:12px;background:#fff}
p{margin:0}pre{overflow:auto;font-size:.875rem}
</style>
</head>
<body>
<main aria-live="polite">
<h1>The content has problems</h1>
<p>The development server starts by itself as soon as they are mended.</p>
<ol>${problems.map(writeProblem).join("\n")}</ol>
</main>
<script>${script}</script>
</body>
</html>
`;
}

/** Shows the problems where the development server will be, until the content can be shown. */
export async function waitForContent({ host, port }: Address): Promise<void> {
  let told: readonly Problem[] = [];
  const unsubscribe = contentWatch.subscribe((problems) => {
    told = problems;
  });
  const server = createServer((_, response) => {
    response.writeHead(503, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
    response.end(writeWaitingPage(describeProblems(told)));
  });
  // Whoever holds the port will be told of by Gatsby.
  server.on("error", () => undefined);
  server.listen({ host, port } satisfies Partial<AddressInfo> & Address);
  await contentWatch.waitUntilShowable();
  unsubscribe();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
