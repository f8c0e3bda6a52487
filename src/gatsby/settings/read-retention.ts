import { parse } from "jsonc-parser";

interface RelaySettings {
  vars?: Record<string, unknown>;
  env?: Record<string, RelaySettings | undefined>;
}

/** Settings of the relay that the notice at the form shows. */
const names = ["DELIVERED_DAYS", "DEAD_DAYS"] as const;

/**
 * Reads the days until the relay deletes a submission from the text of its settings.
 * @throws if one is missing or invalid, because the relay then uses its default
 */
export function readRetention(settings: string, preview: boolean): Record<(typeof names)[number], string> {
  const { vars, env } = parse(settings) as RelaySettings;
  const used = (preview ? env?.["preview"]?.vars : vars) ?? {};
  const entries = names.map((name) => {
    const days = String(used[name]);
    if (!/^[1-9]\d{0,3}$/u.test(days))
      throw new Error(`src/relay/wrangler.jsonc: ${name} is "${days}". Write a whole number from 1 to 9999.`);
    return [name, days];
  });
  return Object.fromEntries(entries) as Record<(typeof names)[number], string>;
}
