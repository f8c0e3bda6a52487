import { parseArgs } from "node:util";

import { sayWhy, UsageError } from "./usage-error";

export const usage = `npm run lighthouse -- [routes] [options]

  routes              e.g. / /contact; without any, every page
  --runs N            runs of each measurement, of which the median counts; 5
  --form FORM         mobile, desktop or both; both
  --no-limit          leaves out the same page without its scripts`;

export type Form = "mobile" | "desktop";

export interface Wanted {
  routes: readonly string[];
  runs: number;
  forms: readonly Form[];
  /** Whether each page is also measured without its scripts. */
  limit: boolean;
  help: boolean;
}

const forms: Readonly<Record<string, readonly Form[]>> = {
  mobile: ["mobile"],
  desktop: ["desktop"],
  both: ["mobile", "desktop"],
};

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        runs: { type: "string", default: "5" },
        form: { type: "string", default: "both" },
        "no-limit": { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new UsageError(`${sayWhy(error)}\n\n${usage}`);
  }
}

/** Reads a command line; throws a `UsageError` that says what is right. */
export function readArguments(args: readonly string[]): Wanted {
  const { values, positionals } = parse(args);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1 || runs > 99)
    throw new UsageError(`--runs ${values.runs}: give a whole number from 1 to 99.\n\n${usage}`);
  const chosen = Object.hasOwn(forms, values.form) ? forms[values.form] : undefined;
  if (!chosen) throw new UsageError(`--form ${values.form}: choose from ${Object.keys(forms).join(", ")}.\n\n${usage}`);
  return { routes: positionals, runs, forms: chosen, limit: !values["no-limit"], help: values.help };
}
