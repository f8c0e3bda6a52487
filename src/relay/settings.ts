import site from "#content/site.json";
import type { Channel } from "./delivery/submission";
import type { Environment, Variables } from "./environment";
import { readOrigins } from "./request/origins";

/** Validated settings of the relay. */
export type Settings = ReturnType<typeof readSettings>["settings"];

const deliveries = new Map<string, readonly Channel[]>([
  ["mail", ["mail"]],
  ["webhook", ["webhook"]],
  ["both", ["mail", "webhook"]],
]);

function isCount(text: string): boolean {
  return /^[1-9]\d{0,3}$/u.test(text);
}

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

/** Secrets have 24 to 64 bytes (Standard Webhooks). */
function isWebhookSecret(text: string): boolean {
  const [, base64 = ""] = /^whsec_([A-Za-z0-9+/]+={0,2})$/u.exec(text) ?? [];
  const bytes = Buffer.from(base64, "base64");
  return bytes.length >= 24 && bytes.length <= 64 && bytes.toString("base64") === base64;
}

/** Secrets of the worker. Their values are never printed, because URLs may contain a password or a key. */
const secrets: readonly string[] = ["MAIL_API_URL", "MAIL_API_TOKEN", "WEBHOOK_URL", "WEBHOOK_SECRET", "ALERT_URL"];

/** Shows an invalid origin if it is a host; another text may contain a password. */
function showOrigin(entry: string): string {
  return /^(?:localhost|[\w*-]+(?:\.[\w*-]+)+)(?::\d+)?$/u.test(entry) ? entry : "…";
}

/**
 * Reads the settings. Empty settings count as unset; invalid ones are replaced by their default.
 * @returns the settings and the problems
 */
export function readSettings(environment: Environment) {
  const problems: string[] = [];

  function read<Default>(
    name: keyof Variables,
    isValid: (text: string) => boolean,
    remedy: string,
    initial: Default,
  ): string | Default {
    const text = String(environment[name] ?? "").trim();
    if (text === "") return initial;
    if (isValid(text)) return text;
    const value = secrets.includes(name) ? "invalid" : JSON.stringify(text);
    problems.push(`${name} is ${value}: write ${remedy}. Until then ${String(initial ?? "none")} is used.`);
    return initial;
  }

  const count = (name: keyof Variables, initial: number) =>
    Number(read(name, isCount, "a whole number from 1 to 9999", initial));
  const host = site.email.split("@")[1] ?? "localhost";
  const { origins, invalid } = readOrigins(environment.ALLOWED_ORIGINS);
  const delivery = read("DELIVERY", (text) => deliveries.has(text), "mail, webhook or both", "mail");
  const settings = {
    channels: deliveries.get(delivery) ?? [],
    webhookUrl: read("WEBHOOK_URL", isWebhookUrl, "a public address, as https://hooks.example.com/lead", undefined),
    webhookSecret: read("WEBHOOK_SECRET", isWebhookSecret, "whsec_ and 24 to 64 bytes in base64", undefined),
    mailsPerRun: count("MAILS_PER_RUN", 20),
    requestsPerDay: count("REQUESTS_PER_DAY", 100),
    deliveredDays: count("DELIVERED_DAYS", 30),
    deadDays: count("DEAD_DAYS", 90),
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
