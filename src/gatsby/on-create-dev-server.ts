import type { IncomingMessage, ServerResponse } from "node:http";

import type { GatsbyNode } from "gatsby";

import { contentStream } from "../content/problem";
import { describeProblems, printProblems } from "./report-problems";
import { watchContent } from "./watch-content";

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The part of Express that is used here; Gatsby does not type it. */
interface App {
  get: (path: string, handler: Handler) => void;
  use: (handler: Handler) => void;
}

/** Sends the problems of the content to the overlay in the browser, as server-sent events. */
const streamProblems: Handler = (_, response) => {
  // Without `no-transform` the server would compress and buffer the stream.
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache, no-transform" });
  const unsubscribe = watchContent((problems) => {
    response.write(`data: ${JSON.stringify(describeProblems(problems))}\n\n`);
  });
  response.on("close", unsubscribe);
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app: server, getNodesByType }) => {
  const app = server as App;
  watchContent(printProblems);
  app.get(contentStream, streamProblems);
  // Temporary, because browsers cache a permanent redirect. Gatsby's own router shows an empty page.
  app.use(({ url = "" }, response, next) => {
    const [path = "", query] = url.split("?");
    const target = getNodesByType("Redirect").find((node) => node["from"] === path)?.["to"] as string | undefined;
    if (target === undefined) {
      next();
      return;
    }
    response.writeHead(307, { location: query === undefined ? target : `${target}?${query}` });
    response.end();
  });
};
