import { createReadStream, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join } from "node:path";

import { buildCopy, copySite } from "../copy-site.mjs";
import { starter } from "../sites";
import { plant, type Amount } from "./plant";

const ports = { few: starter.port, many: starter.port + 1 } as const;

const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".pdf": "application/pdf",
  ".svg": "image/svg+xml",
};

/** Returns the folder of a company's built site. */
export function getPublicFolder(amount: Amount): string {
  return join(process.cwd(), ".build/any-company", amount, "public");
}

/** Returns the file with the output of a company's build. */
export function getBuildLog(amount: Amount): string {
  return join(getPublicFolder(amount), "../build.log");
}

/** Returns the origin of a company's site. */
export function getOrigin(amount: Amount): string {
  return `http://127.0.0.1:${ports[amount]}`;
}

/** Serves the files of a company's site without redirects and headers. */
function serveFiles(amount: Amount): Server {
  const folder = getPublicFolder(amount);
  return createServer((request, response) => {
    const path = join(folder, decodeURIComponent((request.url ?? "/").split("?")[0] ?? "/"));
    const file = [path, join(path, "index.html")].find((each) => existsSync(each) && statSync(each).isFile());
    const type = types[extname(file ?? ".html")] ?? "application/octet-stream";
    response.writeHead(file === undefined ? 404 : 200, { "content-type": type });
    createReadStream(file ?? join(folder, "404.html")).pipe(response);
  }).listen(ports[amount], "127.0.0.1");
}

/** Builds and serves both companies, and returns a function that deletes them. Not in a worker: Playwright starts one after each failure. */
export default async function build(): Promise<() => void> {
  const servers: Server[] = [];
  for (const amount of ["few", "many"] as const) {
    mkdirSync(join(getPublicFolder(amount), "../.."), { recursive: true });
    const site = copySite(amount, join(getPublicFolder(amount), ".."));
    await plant(site, amount);
    writeFileSync(getBuildLog(amount), buildCopy(site));
    servers.push(serveFiles(amount));
  }
  return () => {
    for (const server of servers) server.close();
    rmSync(join(getPublicFolder("few"), "../.."), { recursive: true });
  };
}
