import { parse } from "jsonc-parser";

import { createReader, readDays } from "../../relay/variables";

interface RelaySettings {
  vars?: Record<string, string | number>;
  env?: Record<string, RelaySettings | undefined>;
}

/** Reads the days until the relay deletes a submission from the text of its settings, as the relay does. */
export function readRetention(settings: string, preview: boolean): Record<"DELIVERED_DAYS" | "DEAD_DAYS", string> {
  const { vars, env } = parse(settings) as RelaySettings;
  const { deliveredDays, deadDays } = readDays(createReader((preview ? env?.["preview"]?.vars : vars) ?? {}));
  return { DELIVERED_DAYS: String(deliveredDays), DEAD_DAYS: String(deadDays) };
}
