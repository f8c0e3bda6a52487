import type { IncomingMessage, ServerResponse } from "node:http";

import type { CreateDevServerArgs, GatsbyNode } from "gatsby";

import { contentStream } from "../content/report/told-problem";
import { contentWatch } from "./development/content-watch";
import { describeProblems } from "./development/tell-problems";

/** The part of the server that is used here; Gatsby does not say what it is. */
interface App {
  get: (path: string, answer: (request: IncomingMessage, response: ServerResponse) => void) => void;
}

/** Tells browsers what is wrong with the content, and when it is mended, by server-sent events. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args: CreateDevServerArgs) => {
  const app = args.app as App;
  app.get(contentStream, (_, response) => {
    // Untransformed: the server would compress the stream, and hold it back until there is enough of it.
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache, no-transform" });
    const unsubscribe = contentWatch.subscribe((problems) => {
      response.write(`data: ${JSON.stringify(describeProblems(problems))}\n\n`);
    });
    response.on("close", unsubscribe);
  });
};
