import { run } from "./run.mjs";

/** Settings of the relay, with its database. */
export const relayConfig = "src/relay/wrangler.jsonc";

/** Returns what is read of the arguments of a command. Prints the reason and ends the process if they are wrong. */
export function readOrExit<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
}

/**
 * Runs SQL on the database of the deployed relay and prints the result. Ends the process if it fails.
 * @param local port of a local server whose database is used instead
 */
export function executeSql(sql: string, local: string | undefined): void {
  const target = local ? ["--local", "--persist-to", `src/relay/.wrangler/${local}/state`] : ["--remote"];
  const args = ["--no-install", "wrangler", "d1", "execute", "SUBMISSIONS", "--config", relayConfig, "--env", ""];
  const status = run("npx", [...args, ...target, "--command", sql]);
  if (status !== 0) process.exit(status);
}
