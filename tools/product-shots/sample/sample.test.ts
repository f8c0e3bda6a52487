import { accounts } from "./accounts";
import { cohorts, nrrOfAll } from "./cohorts";
import { segments, total } from "./company";
import { actual, forecast, now } from "./forecast";

function sum(values: readonly number[]): number {
  return values.reduce((left, right) => left + right, 0);
}

const later = forecast[5];

test.each([
  ["segments", segments],
  ["cohorts", cohorts],
])("%s add up to all accounts and to the ARR of today", (_, parts) => {
  expect(sum(parts.map((part) => part.accounts))).toBe(total.accounts);
  expect(sum(parts.map((part) => part.arr))).toBeCloseTo(total.arr);
});

test("the last actual month is the ARR of today, and 15% above the same month a year ago", () => {
  expect(actual[now]).toBe(total.arr);
  expect(Math.round((total.arr / actual[5] - 1) * 100)).toBe(total.growth);
});

test("segments lead from today to the forecast six months ahead", () => {
  expect(sum(segments.map((segment) => segment.later))).toBeCloseTo(later);
});

test("what the cohorts gained in the quarter is what the company gained", () => {
  expect(sum(cohorts.map((cohort) => cohort.gained))).toBeCloseTo(total.arr - actual[14]);
});

test("NRR of all accounts lies within a point of the cohorts' mean, weighted by ARR", () => {
  const mean = sum(cohorts.map((cohort) => cohort.arr * cohort.nrr[5])) / total.arr;
  expect(Math.abs(mean - nrrOfAll[5])).toBeLessThan(1);
  expect(nrrOfAll[5]).toBe(total.nrr);
});

test("the range of every prediction stays between 0 and 100%", () => {
  for (const [chance, half] of Object.values(accounts).flatMap((account) => [account.churn, account.growth])) {
    expect(chance - half).toBeGreaterThanOrEqual(0);
    expect(chance + half).toBeLessThanOrEqual(100);
  }
});
