import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";

import { refuse, Refusal, safeHeaders, type Answer } from "./answer";
import { readingCalls, writingCalls, type Surroundings } from "./calls";
import { judge } from "./guard";
import { showPage } from "./page";
import { showPicture } from "./pictures";
import { limits, readBody } from "./read-body";
import { watchContent } from "./watch";

export interface EditorOptions extends Surroundings {
  token: string;
  port: number;
  /** The page's script. */
  script: string;
}

async function answerGet(options: EditorOptions, url: URL): Promise<Answer> {
  const { pathname, searchParams } = url;
  if (pathname === "/") return showPage(randomBytes(16).toString("base64"));
  if (pathname === "/editor.js") return { status: 200, type: "text/javascript; charset=utf-8", body: options.script };
  if (pathname.startsWith("/pictures/")) return showPicture(options.root, pathname.slice(10));
  const name = pathname.slice(5);
  const call = pathname.startsWith("/api/") && Object.hasOwn(readingCalls, name) ? readingCalls[name] : undefined;
  return call ? call(options, Buffer.alloc(0), searchParams) : refuse(404, "There is nothing here.");
}

async function answer(options: EditorOptions, request: IncomingMessage): Promise<Answer> {
  const { method = "", url = "", headers } = request;
  const refused = judge({ method, url, headers }, options);
  if (refused) return refused;
  const address = new URL(url, `http://127.0.0.1:${options.port}`);
  if (method === "GET") return answerGet(options, address);
  const name = address.pathname.slice(5);
  const call = Object.hasOwn(writingCalls, name) ? writingCalls[name] : undefined;
  if (!call) return refuse(404, "There is nothing here.");
  const body = await readBody(request, name === "upload" ? limits.picture : limits.json);
  return call(options, body, address.searchParams);
}

function send(response: ServerResponse, { status, type, body, headers }: Answer): void {
  response.writeHead(status, {
    ...safeHeaders,
    "content-type": type,
    "content-length": Buffer.byteLength(body),
    ...headers,
  });
  response.end(body);
}

/** The server of the editor, which must listen on 127.0.0.1 alone. Windows hear of changed files on `/api/changes`. */
export function createEditorServer(options: EditorOptions): Server {
  const windows = new Set<ServerResponse>();
  const endWatch = watchContent(options.root, (paths) => {
    for (const window of windows) window.write(`data: ${JSON.stringify(paths)}\n\n`);
  });

  function tellChanges(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { ...safeHeaders, "content-type": "text/event-stream" });
    response.write(": here\n\n");
    windows.add(response);
    request.on("close", () => windows.delete(response));
  }

  const server = createServer((request, response) => {
    const { method = "", url = "", headers } = request;
    if (url === "/api/changes" && method === "GET" && !judge({ method, url, headers }, options)) {
      tellChanges(request, response);
      return;
    }
    answer(options, request)
      .catch((error: unknown) => {
        if (error instanceof Refusal) return error.toAnswer();
        console.error(error);
        return refuse(500, "The editor failed at this. The terminal says more.");
      })
      .then((given) => {
        // What was not read of a body that is too large is not waited for.
        if (given.status === 413) response.setHeader("connection", "close");
        send(response, given);
      })
      .catch(console.error);
  });
  server.on("close", endWatch);
  return server;
}
