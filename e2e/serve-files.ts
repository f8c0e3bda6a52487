import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".pdf": "application/pdf",
  ".svg": "image/svg+xml",
};

/** Serves the files of a folder without redirects and headers. Resolves with the server's origin. */
export function serveFiles(folder: string): Promise<{ server: Server; origin: string }> {
  const server = createServer((request, response) => {
    const path = join(folder, decodeURIComponent((request.url ?? "/").split("?")[0] ?? "/"));
    const file = [path, join(path, "index.html")].find((each) => existsSync(each) && statSync(each).isFile());
    const type = types[extname(file ?? ".html")] ?? "application/octet-stream";
    response.writeHead(file === undefined ? 404 : 200, { "content-type": type });
    createReadStream(file ?? join(folder, "404.html")).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      resolve({ server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
    });
  });
}
