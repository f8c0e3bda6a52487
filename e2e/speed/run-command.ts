import { UsageError } from "./usage-error";

/** Runs a command to its end. A mistake of the caller is told in a sentence, a mistake of the program with its stack. */
export function runCommand(work: () => Promise<void>): void {
  work().then(
    // What a browser that died has left open must not keep the command from ending.
    () => process.exit(process.exitCode ?? 0),
    (error: unknown) => {
      console.error(error instanceof UsageError ? error.message : error);
      process.exit(1);
    },
  );
}
