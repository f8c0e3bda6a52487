import { Refusal } from "./refusal";

const methods = "POST, OPTIONS";

/** What browsers send in `Sec-Fetch-Site` for a page of another site or of another host of the same site. */
const foreignSites = new Set(["cross-site", "same-site"]);

/** What a setting of origins holds: patterns, and entries that are no origin. */
export interface OriginSetting {
  /** As `Origin` writes them. A `*` matches letters, digits and hyphens: `https://*--site.netlify.app`. */
  origins: string[];
  /** For example hosts without `https://`. */
  invalid: string[];
}

/** @param setting origins, separated by spaces or commas */
export function readOrigins(setting = ""): OriginSetting {
  const entries = setting.split(/[\s,]+/u).filter(Boolean);
  const isOrigin = (entry: string) => URL.canParse(entry) && /^https?:$/u.test(new URL(entry).protocol);
  return {
    origins: entries.filter(isOrigin).map((entry) => new URL(entry).origin),
    invalid: entries.filter((entry) => !isOrigin(entry)),
  };
}

function matchesOrigin(pattern: string, origin: string): boolean {
  const parts = pattern.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/gu, "\\$&"));
  return new RegExp(`^${parts.join("[a-z0-9-]+")}$`, "u").test(origin);
}

/**
 * The headers that let a page of another origin read the answer.
 * @param allowed patterns of origins beside the relay's own
 * @throws {Refusal} 403 for a page of an origin that is not allowed, also where the browser hides its origin. A program sends neither an
 *   origin nor the metadata of a fetch.
 */
export function admit(request: Request, allowed: readonly string[]): Record<string, string> {
  const origin = request.headers.get("origin");
  const vary = { vary: "Origin" };
  const isHidden = origin === null || origin === "null";
  if (isHidden && !foreignSites.has(request.headers.get("sec-fetch-site") ?? "")) return vary;
  if (origin === new URL(request.url).origin) return vary;
  if (isHidden || !allowed.some((pattern) => matchesOrigin(pattern, origin)))
    throw new Refusal(403, "This origin is not allowed.", { headers: vary });
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
