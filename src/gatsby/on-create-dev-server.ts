import { spawn } from "node:child_process";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createInterface } from "node:readline";

import type { GatsbyNode } from "gatsby";

import { contentStream } from "../content/problem";
import { normalizePath } from "../content/routes";
import { editPath } from "../editing/edit-path";
import { createEditHandler } from "../editing/edit-requests";
import { EditSession } from "../editing/edit-session";
import { readForms } from "../editing/take-sources";
import { writeBrandFiles } from "./output/write-brand-files";

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Used part of Express, which Gatsby does not type. */
interface App {
  get: (path: string, handler: Handler) => void;
  use: (handler: Handler) => void;
}

/** Runs the check in its own process, so that it does not block the server. Prints the report to the terminal. */
const command = ["--import", "tsx", "src/content/cli/check.ts", "--watch", "--json"];

/** Milliseconds before the check is restarted after it exits. */
const restartDelay = 1000;

/** Streams of the open pages, and the latest problems as a server-sent event. */
const streams = new Set<ServerResponse>();
let latest = "";

function watchContent(): void {
  // The check exits when the IPC channel closes with this process.
  const child = spawn(process.execPath, command, { stdio: ["ignore", "pipe", "inherit", "ipc"] });
  if (child.stdout) {
    createInterface(child.stdout).on("line", (problems) => {
      latest = `data: ${problems}\n\n`;
      for (const stream of streams) stream.write(latest);
    });
  }
  child.on("exit", () => setTimeout(watchContent, restartDelay).unref());
}

/** Sends the problems of the content to the overlay in the browser. */
const streamProblems: Handler = (_, response) => {
  // Without `no-transform` the server would compress and buffer the stream.
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache, no-transform" });
  response.write(latest);
  streams.add(response);
  response.on("close", () => streams.delete(response));
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app: server, getNodesByType }) => {
  const app = server as App;
  await writeBrandFiles({ getNodesByType });
  watchContent();
  app.get(contentStream, streamProblems);
  const edit = createEditHandler(new EditSession(process.cwd(), readForms()));
  app.use((request, response, next) => {
    if (request.url?.startsWith(`${editPath}/`)) edit(request, response);
    else next();
  });
  // Temporary, because browsers cache permanent redirects. Gatsby's router would show an empty page.
  app.use(({ url = "" }, response, next) => {
    const [path = "", query] = url.split("?");
    const requested = normalizePath(path);
    const matches = (node: Record<string, unknown>) => normalizePath(String(node["from"])) === requested;
    const target = getNodesByType("Redirect").find(matches)?.["to"] as string | undefined;
    if (target === undefined) {
      next();
      return;
    }
    response.writeHead(307, { location: query === undefined ? target : `${target}?${query}` });
    response.end();
  });
};
