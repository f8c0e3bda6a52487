import { spawn } from "node:child_process";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createInterface } from "node:readline";

import type { GatsbyNode } from "gatsby";

import { contentStream } from "../content/problem";
import { normalizePath } from "../content/routes";
import { writeBrandFiles } from "./write-brand-files";

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The part of Express that is used here; Gatsby does not type it. */
interface App {
  get: (path: string, handler: Handler) => void;
  use: (handler: Handler) => void;
}

/** In its own process, as in a build, so that the check does not block the server. It prints its report to the terminal. */
const command = ["--import", "tsx", "src/content/cli/check.ts", "--watch", "--json"];

/** Milliseconds before the check starts again if it ends. */
const restartDelay = 1000;

/** The streams of the open pages, and the latest problems as a server-sent event. */
const streams = new Set<ServerResponse>();
let latest = "";

function watchContent(): void {
  // The IPC channel lets the check end when this process ends, for whatever reason.
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
  // Temporary, because browsers cache a permanent redirect. Gatsby's own router shows an empty page.
  app.use(({ url = "" }, response, next) => {
    const [path = "", query] = url.split("?");
    const asked = normalizePath(path);
    const isMeant = (node: Record<string, unknown>) => normalizePath(String(node["from"])) === asked;
    const target = getNodesByType("Redirect").find(isMeant)?.["to"] as string | undefined;
    if (target === undefined) {
      next();
      return;
    }
    response.writeHead(307, { location: query === undefined ? target : `${target}?${query}` });
    response.end();
  });
};
