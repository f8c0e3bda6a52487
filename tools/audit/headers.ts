import { execFile } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";

import { startProxy } from "../proxy";
import type { Check } from "./site";

interface Scan {
  error?: string;
  scan: { grade: string; score: number };
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
}

const observatory = "tools/node_modules/@mdn/mdn-http-observatory";

/** Audits the home page with Mozilla's HTTP Observatory, over TLS. */
export const checkHeaders: Check = async ({ origin }) => {
  const host = "localhost:9732";
  const { certificate } = await startProxy({ from: origin, hostname: "localhost", port: 9732 });
  const file = ".build/audit-certificate.pem";
  mkdirSync(".build", { recursive: true });
  writeFileSync(file, certificate);
  // The install script of the package, which does not run, would download this list of hosts.
  const preloaded = `${observatory}/conf/hsts-preload.json`;
  if (!existsSync(preloaded)) writeFileSync(preloaded, "{}");
  const { stdout } = await promisify(execFile)(process.execPath, [`${observatory}/src/scan.js`, host], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: file },
  });
  const { error, scan, tests } = JSON.parse(stdout) as Scan;
  if (error) throw new Error(error);
  console.log(`  grade ${scan.grade}, ${scan.score} points`);
  return Object.entries(tests)
    .filter(([, { pass, scoreModifier }]) => !pass || scoreModifier < 0)
    .map(([name, { result, scoreModifier }]) => ({ where: "/", what: `${name}: ${result} (${scoreModifier})` }));
};
