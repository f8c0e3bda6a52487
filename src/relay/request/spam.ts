/** Signs of a machine: the submission is marked with them, never dropped. */
export type SpamSign = "trap" | "haste";

/** Nobody fills five fields in less, in milliseconds. */
const shortestTime = 3000;

/**
 * @param trap what stands in the field that nobody sees
 * @param shownFor how long the form was shown, in milliseconds, as the browser says; a browser without scripts says nothing
 */
export function findSpamSigns(trap: unknown, shownFor: string | null): SpamSign[] {
  const time = shownFor?.trim() ? Number(shownFor) : NaN;
  return [
    ...(trap === undefined || trap === "" ? [] : (["trap"] as const)),
    ...(time < shortestTime ? (["haste"] as const) : []),
  ];
}
