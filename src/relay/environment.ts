import type { D1Database, RateLimit, SendEmail } from "@cloudflare/workers-types";

/** Settings that are text, described in `wrangler.jsonc`. Empty ones count as unset. */
export interface Variables {
  MAIL_TO?: string;
  MAIL_TO_SECOND?: string;
  MAIL_FROM?: string;
  MAIL_API_URL?: string;
  MAIL_API_TOKEN?: string;
  DELIVERY?: string;
  WEBHOOK_URL?: string;
  WEBHOOK_SECRET?: string;
  MAILS_PER_RUN?: number | string;
  REQUESTS_PER_DAY?: number | string;
  ALLOWED_ORIGINS?: string;
  DELIVERED_DAYS?: number | string;
  DEAD_DAYS?: number | string;
  ALERT_URL?: string;
  ALERT_FORMAT?: string;
  BOUNCE_SECRET?: string;
  BOUNCE_DAYS?: number | string;
  CANARY_SECRET?: string;
  CANARY_TO?: string;
  DIGEST_TO?: string;
  QUIET_DAYS?: number | string;
}

export interface Environment extends Variables {
  ASSETS: { fetch: (request: Request) => Promise<Response> };
  SUBMISSIONS: D1Database;
  /** Rate limiters, which count per location of the platform. */
  LIMIT: RateLimit;
  LIMIT_WIDER: RateLimit;
  LIMIT_ALL: RateLimit;
  MAIL?: SendEmail;
  /** Replaces the network for webhooks, in the local server. */
  WEBHOOK?: { fetch: (url: string, init: RequestInit) => Promise<Response> };
}
