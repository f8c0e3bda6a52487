import type { D1Database, SendEmail } from "@cloudflare/workers-types";

import type { AddressLimits } from "./request/address-limits";

/** What `wrangler.jsonc` binds, and the settings that stand there. Unset and empty are the same. */
export interface Environment extends AddressLimits {
  /** The built site. */
  ASSETS: { fetch: (request: Request) => Promise<Response> };
  SUBMISSIONS: D1Database;
  MAIL?: SendEmail;
  /** Sites on other hosts whose form may be sent here, separated by spaces. */
  ALLOWED_ORIGINS?: string;
  /** How many mails are tried again each minute. */
  MAILS_PER_RUN: number;
  /** Days after which a delivered submission is deleted, and a dead one. */
  DELIVERED_DAYS: number;
  DEAD_DAYS: number;
  MAIL_TO?: string;
  MAIL_FROM?: string;
  /** A provider that takes mail over HTTP, instead of the engine's own mail. */
  MAIL_API_URL?: string;
  MAIL_API_TOKEN?: string;
  /** Address that is called each minute while mail is dead or late. */
  ALERT_URL?: string;
}
