import autocannon, { type Result } from "autocannon";

import { listAllPaths } from "../built-paths";
import { runCommand } from "../speed/run-command";
import { serveSite } from "../speed/serve-site";
import { writeTable } from "../speed/write-table";
import { readMemory } from "./memory";

/** What the engine holds: every page and what comes with it, asked for by many at once, minute after minute: `npm run bench:load`. */
const port = 9741;
const connections = 50;
const minutes = Number(process.argv[2] ?? 10);

/** Paths that a page and the browser behind it ask for: all pages, their data, and files of every kind. */
async function listPaths(origin: string): Promise<string[]> {
  const pages = listAllPaths();
  const html = await (await fetch(origin)).text();
  const files = [...html.matchAll(/"(\/(?:static\/)?[^"\s]+\.(?:js|svg|woff2|avif|webp|ico|png|webmanifest))"/gu)];
  const data = pages.map((path) => `/page-data/${path === "/" ? "index" : path.slice(1)}/page-data.json`);
  return [...new Set([...pages, ...data, ...files.map(([, path = "/"]) => path), "/rss.xml", "/sitemap.xml"])];
}

function toRow(minute: number, result: Result, memory: number): string[] {
  const { requests, latency, errors, timeouts, non2xx } = result;
  const figures = [requests.average, latency.p50, latency.p99, errors + timeouts, non2xx, memory];
  return [String(minute), ...figures.map((figure) => String(Math.round(figure)))];
}

runCommand(async () => {
  const { origin, group, stop } = await serveSite(port);
  const paths = await listPaths(origin);
  const rows = [];
  for (let minute = 1; minute <= minutes; minute++) {
    const requests = paths.map((path) => ({ path, headers: { "accept-encoding": "br" } }));
    const result = await autocannon({ url: origin, connections, duration: 60, requests });
    rows.push(toRow(minute, result, readMemory(group)));
    console.log(`Minute ${minute} of ${minutes}: ${JSON.stringify(result.statusCodeStats)}`);
  }
  await stop();
  console.log(`${paths.length} paths, ${connections} connections`);
  console.log(writeTable(["minute", "requests/s", "median ms", "99 % ms", "errors", "not 2xx", "memory MiB"], rows));
});
