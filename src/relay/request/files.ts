import { addPrefix } from "../../text/path-prefix";
import type { Environment } from "../environment";
import { withinTime } from "../within-time";
import { ownHeaders } from "./answer";

/** Milliseconds. */
const fileTime = 10_000;

/** Fetches a file of the site. Responds with 503 if that fails or takes too long. */
export function fetchFile(request: Request, assets: Environment["ASSETS"]): Promise<Response> {
  const headers = { ...ownHeaders, "retry-after": "30" };
  return withinTime("the site", fileTime, assets.fetch(request)).catch(
    () => new Response(null, { status: 503, headers }),
  );
}

/** Responds with the 404 page, uncached because another deployment may have the file. */
export async function answerNotFound(request: Request, assets: Environment["ASSETS"]): Promise<Response> {
  const method = request.method === "HEAD" ? "HEAD" : "GET";
  // Omits conditional headers, which could cause a 304 without a body.
  const page = await fetchFile(new Request(new URL(addPrefix("/404"), request.url), { method }), assets);
  const headers = new Headers(page.headers);
  headers.set("cache-control", "no-store");
  return new Response(page.body, { status: 404, headers });
}

/** The asset server redirects a malformed path to a doubly encoded one. */
export function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
