import { createServer } from "node:http";
import { extname } from "node:path";

import { listAdminFiles } from "./admin-page";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".mjs": "text/javascript",
  ".woff2": "font/woff2",
};

const port = Number(process.env["EDITING_PORT"]) || 8100;
export const formsUrl = `http://127.0.0.1:${port}/`;
export const siteUrl = "http://localhost:8000/";

const files = listAdminFiles({ siteUrl });

// Serves only the CMS: the browser reads and writes the content itself.
createServer((request, response) => {
  const name = new URL(request.url ?? "/", formsUrl).pathname.slice(1) || "index.html";
  const read = files.get(name);
  if (!read) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { "Content-Type": types[extname(name)], "Cache-Control": "no-store" }).end(read());
}).listen(port, "127.0.0.1");
