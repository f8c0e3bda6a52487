import { createServer } from "node:http";
import { extname } from "node:path";

import { listFiles } from "./admin-page";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".mjs": "text/javascript",
  ".woff2": "font/woff2",
};

/** Address of the forms; another port by `EDITING_PORT`. */
const port = Number(process.env["EDITING_PORT"]) || 8100;
export const formsUrl = `http://127.0.0.1:${port}/`;
/** Address of the development server. */
export const siteUrl = "http://localhost:8000/";

const files = listFiles({ siteUrl });

// It reads and writes no content: the browser does, in the folder that it is given.
createServer((request, response) => {
  const name = new URL(request.url ?? "/", formsUrl).pathname.slice(1) || "index.html";
  const read = files.get(name);
  if (!read) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { "Content-Type": types[extname(name)], "Cache-Control": "no-store" }).end(read());
}).listen(port, "127.0.0.1");
