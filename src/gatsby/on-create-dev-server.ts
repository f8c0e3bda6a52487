import type { IncomingMessage, ServerResponse } from "node:http";

import type { CreateDevServerArgs, GatsbyNode } from "gatsby";

import { contentStream } from "../content/problem";
import { contentWatch } from "./development/content-watch";
import { describeProblems, tellTerminal } from "./development/tell-problems";

type Answer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The part of the server that is used here; Gatsby does not say what it is. */
interface App {
  get: (path: string, answer: Answer) => void;
  use: (answer: Answer) => void;
}

/** Tells browsers what is wrong with the content, and when it is mended, by server-sent events. */
const tellProblems: Answer = (_, response) => {
  // Untransformed: the server would compress the stream, and hold it back until there is enough of it.
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache, no-transform" });
  const unsubscribe = contentWatch.subscribe((problems) => {
    response.write(`data: ${JSON.stringify(describeProblems(problems))}\n\n`);
  });
  response.on("close", unsubscribe);
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({
  app: server,
  getNodesByType,
}: CreateDevServerArgs) => {
  const app = server as App;
  contentWatch.subscribe(tellTerminal);
  app.get(contentStream, tellProblems);
  // As a host answers, but temporarily: a browser would cache a permanent redirect. Gatsby's own router shows an empty page.
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
