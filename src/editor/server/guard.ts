import { timingSafeEqual } from "node:crypto";

import type { Answer } from "./answer";
import { refuse } from "./answer";

/** What a request is judged by, before anything else is read of it. */
export interface RequestHead {
  method: string;
  /** Path and query as they were sent. */
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

export const tokenHeader = "x-editor-token";

const jsonType = /^application\/json(?:;|$)/u;
const bytesType = /^application\/octet-stream$/u;

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Refuses what does not come from the editor's own page in a browser of this machine:
 * - another `Host`, so that no foreign name can be bound to this address (DNS rebinding);
 * - another site's `Origin` or `Sec-Fetch-Site`, so that no other page sends anything here;
 * - a call of the API without the session's token, which only the printed address holds.
 * @returns the refusal, or nothing where the request may go on
 */
export function judge(
  { method, url, headers }: RequestHead,
  { port, token }: { port: number; token: string },
): Answer | undefined {
  const host = headers["host"];
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (typeof host !== "string" || !hosts.includes(host)) return refuse(421, "This address is not the editor's.");
  const { origin } = headers;
  if (origin !== undefined && origin !== `http://${host}`) return refuse(403, "Another site may not ask the editor.");
  const isCall = url.startsWith("/api/");
  const site = headers["sec-fetch-site"];
  const isOwn = site === undefined || site === "same-origin" || (site === "none" && !isCall);
  if (!isOwn) return refuse(403, "Another site may not ask the editor.");
  if (method !== "GET" && !(method === "POST" && isCall)) return refuse(405, "This cannot be done here.");
  if (!isCall) return undefined;
  const sent = headers[tokenHeader];
  if (typeof sent !== "string" || !isSame(sent, token)) {
    return refuse(401, "The session is over. Open the address that `npm run edit` prints.");
  }
  const type = headers["content-type"] ?? "";
  const expected = url.startsWith("/api/upload") ? bytesType : jsonType;
  if (method === "POST" && !(typeof type === "string" && expected.test(type))) {
    return refuse(415, "What was sent is of another type.");
  }
  return undefined;
}
