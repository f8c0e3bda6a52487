import { Refusal } from "./refusal";

const methods = "POST, OPTIONS";

/** What browsers send in `Sec-Fetch-Site` for a page of another site or of another host of the same site. */
const foreignSites = new Set(["cross-site", "same-site"]);

/** The named origins, as `Origin` writes them; what is no address is left out. */
export function readOrigins(setting = ""): string[] {
  return setting.split(/[\s,]+/u).flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : []));
}

/**
 * The headers that let a page of another origin read the answer.
 * @param allowed origins beside the relay's own
 * @throws {Refusal} 403 for a page of an origin that is not allowed, also where the browser hides its origin. A program sends neither an
 *   origin nor the metadata of a fetch.
 */
export function admit(request: Request, allowed: readonly string[]): Record<string, string> {
  const origin = request.headers.get("origin");
  const vary = { vary: "Origin" };
  const isHidden = origin === null || origin === "null";
  if (isHidden && !foreignSites.has(request.headers.get("sec-fetch-site") ?? "")) return vary;
  if (origin === new URL(request.url).origin) return vary;
  if (isHidden || !allowed.includes(origin)) throw new Refusal(403, "This origin is not allowed.", { headers: vary });
  return { ...vary, "access-control-allow-origin": origin, "access-control-expose-headers": "Retry-After" };
}

/** What a browser asks before it sends a form from another origin. */
export function answerPreflight(admission: Record<string, string>): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...admission,
      allow: methods,
      "access-control-allow-methods": methods,
      "access-control-allow-headers": "Accept, Content-Type, X-Client-Timestamp, X-Form-Shown, X-Request-ID",
      "access-control-max-age": "86400",
    },
  });
}

/** @throws {Refusal} 405 for anything but a form */
export function requirePost(request: Request): void {
  if (request.method !== "POST") throw new Refusal(405, "Send a form with POST.", { headers: { allow: methods } });
}
