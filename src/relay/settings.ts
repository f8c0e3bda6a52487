import site from "#content/site.json";
import type { Mail } from "./delivery/compose-mail";
import type { Environment } from "./environment";
import { readOrigins } from "./request/origins";

/** Validated settings of the relay. */
export interface Settings {
  mailsPerRun: number;
  deliveredDays: number;
  deadDays: number;
  alertUrl: string | undefined;
  mailApiUrl: string;
  addresses: Pick<Mail, "from" | "to">;
  /** Allowed origins besides the relay's own, as patterns. */
  origins: readonly string[];
}

type TextSetting =
  "MAILS_PER_RUN" | "DELIVERED_DAYS" | "DEAD_DAYS" | "ALERT_URL" | "MAIL_API_URL" | "MAIL_FROM" | "MAIL_TO";

function isCount(text: string): boolean {
  return /^[1-9]\d{0,3}$/u.test(text);
}

function isUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/u.test(new URL(text).protocol);
}

function isAddress(text: string): boolean {
  return /^[^\s@<>,;]+@[^\s@<>,;]+$/u.test(text);
}

/**
 * Reads the settings. Empty settings count as unset; invalid ones are replaced by their default.
 * @returns the settings and the problems
 */
export function readSettings(environment: Environment): { settings: Settings; problems: string[] } {
  const problems: string[] = [];

  function read<Default>(
    name: TextSetting,
    isValid: (text: string) => boolean,
    remedy: string,
    initial: Default,
  ): string | Default {
    const text = String(environment[name] ?? "").trim();
    if (text === "") return initial;
    if (isValid(text)) return text;
    problems.push(
      `${name} is ${JSON.stringify(text)}: write ${remedy}. Until then ${String(initial ?? "none")} is used.`,
    );
    return initial;
  }

  const count = (name: TextSetting, initial: number) =>
    Number(read(name, isCount, "a whole number from 1 to 9999", initial));
  const host = site.email.split("@")[1] ?? "localhost";
  const { origins, invalid } = readOrigins(environment.ALLOWED_ORIGINS);
  const settings = {
    mailsPerRun: count("MAILS_PER_RUN", 20),
    deliveredDays: count("DELIVERED_DAYS", 30),
    deadDays: count("DEAD_DAYS", 90),
    alertUrl: read("ALERT_URL", isUrl, "a whole address, as https://www.example.com/alert", undefined),
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
    origins,
  };
  if (invalid.length > 0)
    problems.push(`ALLOWED_ORIGINS: ${invalid.join(" ")}: write each with its scheme, as https://www.example.com`);
  return { settings, problems };
}
