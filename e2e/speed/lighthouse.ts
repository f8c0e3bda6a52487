import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

import type { RunnerResult } from "lighthouse";

import { listBuiltPaths } from "../built-paths";
import { readArguments, usage, type Wanted } from "./arguments";
import { listFilesOf } from "./files-of-page";
import { measureRoute, type Measured } from "./measure-route";
import { startProxy } from "./proxy";
import { chooseRoutes } from "./routes";
import { runCommand } from "./run-command";
import { serveSite } from "./serve-site";
import { writeProgress, writeSummary } from "./summary";

/** Measures pages of the built site with Lighthouse, with their scripts and without: `npm run lighthouse`. */
const ports = { engine: 9710, page: 9711, limit: 9712 };
const folder = join(__dirname, ".reports");

/** Writes a run's report for reading and for programs. */
function writeReport(name: string, result: RunnerResult | undefined): void {
  for (const [index, text] of [result?.report].flat().entries())
    if (text) writeFileSync(join(folder, `${name}.${index === 0 ? "html" : "json"}`), text);
}

async function measureAll({ runs, forms, limit }: Wanted, routes: readonly string[]): Promise<Measured[]> {
  const all: Measured[] = [];
  const site = await serveSite(ports.engine);
  const proxy = await startProxy({ from: site.origin, hostname: "localhost", port: ports.page });
  const bare = limit
    ? await startProxy({ from: site.origin, hostname: "limit.localhost", port: ports.limit, strip: true })
    : undefined;
  const files = routes.flatMap(listFilesOf);
  for (const door of [proxy, bare]) await door?.warm([...new Set([...routes, ...files])]);
  for (const form of forms) {
    for (const route of routes) {
      const origins = { page: proxy.origin, ...(bare ? { limit: bare.origin } : {}) };
      const { measured, reports } = await measureRoute(route, form, origins, runs);
      const name = `${route.slice(1).replaceAll("/", "-") || "home"}.${form}`;
      writeReport(name, reports.page);
      writeReport(`${name}.limit`, reports.limit);
      console.log(writeProgress(measured));
      all.push(measured);
    }
  }
  await Promise.all([proxy.stop(), bare?.stop(), site.stop()]);
  return all;
}

runCommand(async () => {
  const wanted = readArguments(process.argv.slice(2));
  if (wanted.help) {
    console.log(usage);
    return;
  }
  const built = listBuiltPaths();
  const canonical = built.filter((page) => page.path === page.canonical).map(({ path }) => path);
  const known = built.map(({ path }) => path);
  const routes = chooseRoutes(wanted.routes, known, canonical);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const all = await measureAll(wanted, routes);
  writeFileSync(join(folder, "summary.json"), `${JSON.stringify(all, null, 2)}\n`);
  console.log(`\n${writeSummary(all)}\n\nThe reports of the median runs are in ${relative("", folder)}`);
});
