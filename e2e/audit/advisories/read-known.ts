import type { Known } from "./split-advisories";

/** Reads the exceptions; throws when one has no reason, or no name of an advisory. */
export function readKnown(json: string): Known[] {
  const known = JSON.parse(json) as Partial<Known>[];
  return known.map(({ id = "", reason = "" }) => {
    if (!/^GHSA(?:-[a-z0-9]{4}){3}$/u.test(id)) throw new Error(`"${id}" is no name of an advisory, as GHSA-…`);
    if (reason.trim().length < 10) throw new Error(`${id} has no reason why it does not touch this project`);
    return { id, reason };
  });
}
