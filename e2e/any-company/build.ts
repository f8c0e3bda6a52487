import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";

import { serveFiles } from "../companies/serve-files";
import { buildCopy, copySite } from "../copy-site.mjs";
import { starter } from "../sites";
import { plant, type Amount } from "./plant";

const ports = { few: starter.port, many: starter.port + 1 } as const;

export function getPublicFolder(amount: Amount): string {
  return join(process.cwd(), ".build/any-company", amount, "public");
}

export function getBuildLog(amount: Amount): string {
  return join(getPublicFolder(amount), "../build.log");
}

export function getOrigin(amount: Amount): string {
  return `http://127.0.0.1:${ports[amount]}`;
}

/** Builds and serves both companies, and returns a function that deletes them. Not in a worker: Playwright starts one after each failure. */
export default async function build(): Promise<() => void> {
  const servers: Server[] = [];
  for (const amount of ["few", "many"] as const) {
    mkdirSync(join(getPublicFolder(amount), "../.."), { recursive: true });
    const site = copySite(amount, join(getPublicFolder(amount), ".."));
    await plant(site, amount);
    writeFileSync(getBuildLog(amount), buildCopy(site));
    servers.push(serveFiles(getPublicFolder(amount), ports[amount]));
  }
  return () => {
    for (const server of servers) server.close();
    rmSync(join(getPublicFolder("few"), "../.."), { recursive: true });
  };
}
