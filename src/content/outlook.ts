import { readNumbers } from "./numbers";

/** An account as declared: chances in percent with half of their ranges, and its ARR now and after the renewal, in thousands. */
interface AccountChances {
  arr: number;
  /** Chance that it churns: that it renews for less, or not at all. */
  churn: string;
  growth: string;
  /** ARR after the renewal if it churns, and if it grows. */
  churned: number;
  grown: number;
}

/** Largest chance, in percent, of an amount beyond either end of an 80% range. */
const tail = 10;

/** Reads the chances of churn and of growth in percent. The rest is the chance that the account renews as it is. */
export function readChances({ churn, growth }: Pick<AccountChances, "churn" | "growth">) {
  const [[churnChance = 0], [growthChance = 0]] = [readNumbers(churn), readNumbers(growth)];
  return { churn: churnChance, growth: growthChance, same: 100 - churnChance - growthChance };
}

/**
 * Derives the 80% range and the expected ARR of an account after its renewal from the chances of its three outcomes: it churns, renews
 * as it is, or grows. Less than 10% are below the range, and less than 10% above it:
 *
 * - The low end is what is left after churn, unless churn has a chance below 10%. Then it is today's ARR, or after growth if that has
 *   a chance above 90%.
 * - The high end is the ARR after growth, unless growth has a chance below 10%. Then it is today's ARR, or what is left after churn if
 *   that has a chance above 90%.
 * - The expected ARR is the mean of the outcomes, at most that of an end of the range.
 */
export function deriveOutlook(account: AccountChances) {
  const { arr, churned, grown } = account;
  const { churn, growth, same } = readChances(account);
  const low = churn >= tail ? churned : churn + same >= tail ? arr : grown;
  const high = growth >= tail ? grown : growth + same >= tail ? arr : churned;
  const mean = Math.round((churn * churned + same * arr + growth * grown) / 100);
  return { expected: Math.min(Math.max(mean, low), high), range: [low, high] as const };
}
