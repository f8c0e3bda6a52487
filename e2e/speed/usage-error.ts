/** A mistake in how a command was called, or something that it needs and does not get: told without a stack. */
export class UsageError extends Error {}

/** What an error says, whoever threw it. */
export function sayWhy(error: unknown): string {
  return typeof error === "object" && error !== null && "message" in error ? String(error.message) : String(error);
}
