import site from "#content/site.json";
import { alertFormats } from "./delivery/format-alert";
import type { Channel } from "./store/submission";
import type { Environment, Variables } from "./environment";
import { readOrigins } from "./request/origins";
import { createReader, readDays } from "./variables";

export type Settings = ReturnType<typeof readSettings>["settings"];

const deliveries = new Map<string, readonly Channel[]>([
  ["mail", ["mail"]],
  ["webhook", ["webhook"]],
  ["both", ["mail", "webhook"]],
]);

function isUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/u.test(new URL(text).protocol);
}

function isAddress(text: string): boolean {
  return /^[^\s@<>,;]+@[^\s@<>,;]+$/u.test(text);
}

/** Whether a webhook may be sent to a URL: HTTPS to a public domain, or localhost for development. */
function isWebhookUrl(text: string): boolean {
  if (!isUrl(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (hostname === "localhost") return true;
  const isPublic = /\.[a-z][a-z0-9-]+$/u.test(hostname) && !/\.(?:local|localhost|internal|lan|arpa)$/u.test(hostname);
  return protocol === "https:" && isPublic && username + password === "";
}

/** Secrets have 24 to 64 bytes (Standard Webhooks). While one is replaced there are two, the new one first. */
function areSecrets(text: string): boolean {
  const keys = text.split(" ").map((secret) => /^whsec_([A-Za-z0-9+/]{32,86}={0,2})$/u.exec(secret)?.[1] ?? "");
  return keys.length <= 2 && keys.every((key) => key !== "" && Buffer.from(key, "base64").toString("base64") === key);
}

/** Shows an invalid origin if it is a host; another text may contain a password. */
function showOrigin(entry: string): string {
  return /^(?:localhost|[\w*-]+(?:\.[\w*-]+)+)(?::\d+)?$/u.test(entry) ? entry : "…";
}

/**
 * Reads the settings. Empty settings count as unset; invalid ones are replaced by their default.
 * @returns the settings and the problems
 */
export function readSettings(environment: Environment) {
  const reader = createReader(environment);
  const { read, count, problems } = reader;
  const host = site.email.split("@")[1] ?? "localhost";
  const { origins, invalid } = readOrigins(environment.ALLOWED_ORIGINS);
  const delivery = read("DELIVERY", (text) => deliveries.has(text), "mail, webhook or both", "mail");
  const isFormat = (text: string) => alertFormats.some((format) => format === text);
  const alertFormat = read("ALERT_FORMAT", isFormat, "text, discord or teams", undefined);
  const readSecret = (name: keyof Variables) =>
    read(name, areSecrets, "whsec_ and 24 to 64 bytes in base64; two, separated by a space, to replace one", undefined);
  const settings = {
    channels: deliveries.get(delivery) ?? [],
    webhookUrl: read("WEBHOOK_URL", isWebhookUrl, "a public address, as https://hooks.example.com/lead", undefined),
    webhookSecret: readSecret("WEBHOOK_SECRET"),
    /** Unset, reports of deliveries are not read. */
    bounceSecret: readSecret("BOUNCE_SECRET"),
    /** Unset, canaries are rejected. */
    canarySecret: readSecret("CANARY_SECRET"),
    mailsPerRun: count("MAILS_PER_RUN", 20),
    requestsPerDay: count("REQUESTS_PER_DAY", 100),
    ...readDays(reader),
    digestTo: read("DIGEST_TO", isAddress, "one address, as owner@example.com", undefined),
    quietDays: count("QUIET_DAYS", undefined),
    /** Unset, that of the URL's host. */
    alertFormat: alertFormats.find((format) => format === alertFormat),
    alertUrl: read("ALERT_URL", isUrl, "a whole address, as https://www.example.com/alert", undefined),
    mailApiToken: read(
      "MAIL_API_TOKEN",
      (text) => /^[!-~]+$/u.test(text),
      "the token alone, without spaces",
      undefined,
    ),
    mailApiUrl: read(
      "MAIL_API_URL",
      isUrl,
      "a whole address, as https://mail.example.com/send",
      "https://api.resend.com/emails",
    ),
    addresses: {
      from: read("MAIL_FROM", isAddress, "one address, as website@example.com", `website@${host}`),
      to: read("MAIL_TO", isAddress, "one address, as sales@example.com", site.email),
      second: read("MAIL_TO_SECOND", isAddress, "one address, as office@example.com", undefined),
      /** By default the sender, to which the platform delivers at the relay. */
      canary: read("CANARY_TO", isAddress, "one address, as canary@example.com", undefined),
    },
    /** Allowed origins besides the relay's own, as patterns. */
    origins,
  };
  if (invalid.length > 0)
    problems.push(
      `ALLOWED_ORIGINS: ${invalid.map(showOrigin).join(" ")}: write each with its scheme, as https://www.example.com`,
    );
  const missing = (["WEBHOOK_URL", "WEBHOOK_SECRET"] as const).filter((name) => !environment[name]?.trim());
  if (delivery !== "mail" && missing.length > 0)
    problems.push(`DELIVERY is ${delivery}: write ${missing.join(" and ")}. Until then webhooks wait.`);
  return { settings, problems };
}
