import type { D1Database, RateLimit, SendEmail } from "@cloudflare/workers-types";

/** The bindings and settings of `wrangler.jsonc`, where each setting is described. Empty settings count as unset. */
export interface Environment {
  /** The built site. */
  ASSETS: { fetch: (request: Request) => Promise<Response> };
  SUBMISSIONS: D1Database;
  /** Counters of the platform, one set for each of its locations. */
  LIMIT: RateLimit;
  LIMIT_WIDER: RateLimit;
  LIMIT_ALL: RateLimit;
  MAIL?: SendEmail;
  MAIL_TO?: string;
  MAIL_FROM?: string;
  MAIL_API_URL?: string;
  MAIL_API_TOKEN?: string;
  MAILS_PER_RUN?: number | string;
  ALLOWED_ORIGINS?: string;
  DELIVERED_DAYS?: number | string;
  DEAD_DAYS?: number | string;
  ALERT_URL?: string;
}
