import type { D1Database, RateLimit, SendEmail } from "@cloudflare/workers-types";

/** Bindings and settings, described in `wrangler.jsonc`. Empty settings count as unset. */
export interface Environment {
  /** The built site. */
  ASSETS: { fetch: (request: Request) => Promise<Response> };
  SUBMISSIONS: D1Database;
  /** Rate limiters, which count per location of the platform. */
  LIMIT: RateLimit;
  LIMIT_WIDER: RateLimit;
  LIMIT_ALL: RateLimit;
  MAIL?: SendEmail;
  MAIL_TO?: string;
  MAIL_FROM?: string;
  MAIL_API_URL?: string;
  MAIL_API_TOKEN?: string;
  DELIVERY?: string;
  WEBHOOK_URL?: string;
  WEBHOOK_SECRET?: string;
  /** Replaces the network for webhooks, in the local server. */
  WEBHOOK?: { fetch: (url: string, init: RequestInit) => Promise<Response> };
  MAILS_PER_RUN?: number | string;
  ALLOWED_ORIGINS?: string;
  DELIVERED_DAYS?: number | string;
  DEAD_DAYS?: number | string;
  ALERT_URL?: string;
}
