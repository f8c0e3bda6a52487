import { ownHeaders, Rejection } from "./answer";

export const methods = "POST, OPTIONS";

/**
 * Parses a list of origins, separated by spaces or commas, and the invalid entries, such as hosts without `https://`. A `*` matches
 * letters, digits and hyphens: `https://*--site.netlify.app`.
 */
export function readOrigins(setting = ""): { origins: string[]; invalid: string[] } {
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

export function isAllowedOrigin(allowed: readonly string[], origin: string): boolean {
  return allowed.some((pattern) => matchesOrigin(pattern, origin));
}

/**
 * Checks the origin of a request and returns its CORS headers. Accepts requests without an origin, which do not come from a browser.
 * @param allowed patterns of origins besides the relay's own
 * @throws {Rejection} 403 for other origins, also if the browser hides the origin
 */
export function checkOrigin(request: Request, allowed: readonly string[]): Record<string, string> {
  const origin = request.headers.get("origin");
  const vary = { vary: "Origin" };
  const isHidden = origin === null || origin === "null";
  const isForeign = ["cross-site", "same-site"].includes(request.headers.get("sec-fetch-site") ?? "");
  if (isHidden ? !isForeign : origin === new URL(request.url).origin) return vary;
  if (isHidden || !isAllowedOrigin(allowed, origin))
    throw new Rejection(403, "This origin is not allowed.", { headers: vary });
  return { ...vary, "access-control-allow-origin": origin, "access-control-expose-headers": "Retry-After" };
}

export function answerPreflight(originHeaders: Record<string, string>): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...ownHeaders,
      ...originHeaders,
      allow: methods,
      "access-control-allow-methods": methods,
      "access-control-allow-headers": "Accept, Content-Type, X-Client-Timestamp, X-Form-Shown, X-Request-ID",
      "access-control-max-age": "86400",
    },
  });
}
