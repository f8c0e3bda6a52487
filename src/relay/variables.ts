import type { Variables } from "./environment";

/** Secrets of the worker. Their values are never printed, because URLs may contain a password or a key. */
const secretName = /(?:URL|TOKEN|SECRET)$/u;

/**
 * Reads variables. Empty ones count as unset; invalid ones are replaced by their default.
 * @returns functions to read them, and the problems that they find
 */
export function createReader(variables: Variables) {
  const problems: string[] = [];

  function read<Default>(
    name: keyof Variables,
    isValid: (text: string) => boolean,
    remedy: string,
    initial: Default,
  ): string | Default {
    const text = String(variables[name] ?? "").trim();
    if (text === "") return initial;
    if (isValid(text)) return text;
    const value = secretName.test(name) ? "invalid" : JSON.stringify(text);
    problems.push(`${name} is ${value}: write ${remedy}. Until then ${String(initial ?? "none")} is used.`);
    return initial;
  }

  /** Reads a whole number from `least` to 9999. */
  function count<Default extends number | undefined>(name: keyof Variables, initial: Default, least = 1) {
    const isCount = (text: string) => /^[1-9]\d{0,3}$/u.test(text) && Number(text) >= least;
    const value = read(name, isCount, `a whole number from ${least} to 9999`, initial);
    return typeof value === "string" ? Number(value) : value;
  }

  return { read, count, problems };
}

/**
 * Reads the days until a submission is deleted: after its mail was accepted, or after its receipt if it is dead. The notice at the form
 * prints them, so they must not depend on a secret, which a build does not know.
 */
export function readDays({ count }: Pick<ReturnType<typeof createReader>, "count">) {
  return {
    /** `BOUNCE_DAYS` first, in which an accepted mail may still bounce. */
    deliveredDays: count("DELIVERED_DAYS", 30) + count("BOUNCE_DAYS", 0),
    /** Nobody has a dead one, so a person gets at least half a year to find it. */
    deadDays: count("DEAD_DAYS", 180, 180),
  };
}
