import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join } from "node:path";

const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".pdf": "application/pdf",
  ".svg": "image/svg+xml",
};

/** Serves the files of a built site, as a host without redirects and headers does. */
export function serveFiles(folder: string, port: number): Server {
  return createServer((request, response) => {
    const path = join(folder, decodeURIComponent((request.url ?? "/").split("?")[0] ?? "/"));
    const file = [path, join(path, "index.html")].find((each) => existsSync(each) && statSync(each).isFile());
    const type = types[extname(file ?? "404.html")] ?? "application/octet-stream";
    response.writeHead(file === undefined ? 404 : 200, { "content-type": type });
    createReadStream(file ?? join(folder, "404.html")).pipe(response);
  }).listen(port, "127.0.0.1");
}
