import { once } from "node:events";
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

import { makeAddress } from "../contact/outbox";

const faultsPath = "/faults";
const framePath = "/frame";

/**
 * Runs in the page before anything else, above the policy that forbids inline scripts. The page stands still until its fault is told, so
 * that none is lost when it is left.
 */
function tellFaults(path: string): void {
  function tell(fault: string): void {
    const telling = new XMLHttpRequest();
    telling.open("POST", path, false);
    telling.send(`${location.pathname}: ${fault}`);
  }
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    tell(`${effectiveDirective} forbids ${blockedURI}`);
  });
  addEventListener("error", ({ message }) => {
    tell(message);
  });
  addEventListener("unhandledrejection", ({ reason }) => {
    tell(String(reason));
  });
  console.error = console.warn = (...words: unknown[]) => {
    tell(words.join(" "));
  };
}

const watcher = `<script>(${tellFaults.toString()})(${JSON.stringify(faultsPath)})</script>`;

/** A page of this site in a frame as wide as a small telephone: no window of this browser is so narrow. */
function writeFrame(path: string): string {
  return `<!doctype html><body style="margin:0"><iframe src="${path}" style="width:360px;height:740px;border:0"></iframe>`;
}

/** Headers of an answer without those that forbid frames, and without a length that the watcher would change. */
function adaptHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const left = ["x-frame-options", "content-security-policy", "content-length"];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !left.includes(name)));
}

/** Hands a request on as a visitor's, and the answer back, a page's with the watcher in it. */
function handOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  target: string,
  visitor: OutgoingHttpHeaders,
): void {
  const { method, url: path = "/" } = incoming;
  const headers = { ...incoming.headers, ...visitor, "accept-encoding": "identity" };
  // A connection of its own: one that is kept may be closed just as it is used again.
  const onward = request(new URL(path, target), { method, headers, agent: false }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 500, adaptHeaders(answer.headers));
    if (answer.headers["content-type"]?.startsWith("text/html"))
      void text(answer).then((page) => outgoing.end(page.replace("<head>", `<head>${watcher}`)));
    else answer.pipe(outgoing);
  });
  onward.on("error", () => outgoing.destroy());
  incoming.pipe(onward);
}

export interface WatchedSite {
  url: string;
  /** What its pages have told: violations of their policies, errors that nothing caught, complaints on the console. */
  faults: string[];
  /** Address at which a page is shown 360 px wide, in a frame. */
  frame: (path: string) => string;
  close: () => void;
}

/** The site, as another server has it, under an address of its own. */
export async function watchSite(target: string): Promise<WatchedSite> {
  const faults: string[] = [];
  const visitor = makeAddress();
  const server = createServer((incoming, outgoing) => {
    const { pathname, searchParams } = new URL(incoming.url ?? "/", target);
    if (pathname === faultsPath)
      void text(incoming).then((fault) => {
        faults.push(fault);
        outgoing.end();
      });
    else if (pathname === framePath)
      outgoing.setHeader("content-type", "text/html").end(writeFrame(searchParams.get("path") ?? "/"));
    else handOn(incoming, outgoing, target, visitor);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    faults,
    frame: (path) => `${url}${framePath}?path=${encodeURIComponent(path)}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
