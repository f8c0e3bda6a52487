import { account } from "./kinds/account";
import { deriveOutlook } from "./outlook";

const made = {
  slug: "made",
  name: "Made",
  industry: "Making",
  cohort: "Makers",
  renewal: 6,
  arr: 1000,
  churn: "20 5",
  growth: "30 5",
  churned: 400,
  grown: 1200,
};

type Change = Partial<typeof made>;

function derive(change: Change) {
  const { expected, range } = deriveOutlook({ ...made, ...change });
  return { low: range[0], expected, high: range[1] };
}

test("an account that will probably leave may leave: the low end is nothing", () => {
  expect(derive({ churn: "60 9", growth: "8 3", churned: 0 })).toMatchObject({ low: 0, high: 1000 });
});

test("what is left after churn is the low end as soon as 10% of the outcomes are churn", () => {
  expect(derive({ churn: "10 3" }).low).toBe(400);
  expect(derive({ churn: "9 3" }).low).toBe(1000);
});

test("an account whose growth is probable, but less than 90%, may renew at what it pays today", () => {
  expect(derive({ churn: "5 3", growth: "75 8" })).toMatchObject({ low: 1000, high: 1200 });
  expect(derive({ churn: "0 0", growth: "90 5" }).low).toBe(1000);
  expect(derive({ churn: "5 3", growth: "91 5" }).low).toBe(1200);
});

test("the ARR after growth is the high end as soon as 10% of the outcomes are growth", () => {
  expect(derive({ growth: "10 3" }).high).toBe(1200);
  expect(derive({ growth: "9 3" }).high).toBe(1000);
});

test("the high end is below today's ARR only if more than 90% of the outcomes are churn", () => {
  expect(derive({ churn: "90 5", growth: "0 0" }).high).toBe(1000);
  expect(derive({ churn: "91 5", growth: "0 0" })).toEqual({ low: 400, expected: 400, high: 400 });
});

test("the expected ARR is the mean of the three outcomes", () => {
  expect(derive({}).expected).toBe(0.2 * 400 + 0.5 * 1000 + 0.3 * 1200);
});

test("the expected ARR is in the range also if what is below or above the range is far away", () => {
  expect(derive({ churn: "9 3", growth: "5 2", churned: 0 })).toEqual({ low: 1000, expected: 1000, high: 1000 });
  expect(derive({ churn: "0 0", growth: "9 3", grown: 9000 })).toEqual({ low: 1000, expected: 1000, high: 1000 });
});

test("less than 10% are below the range and less than 10% above it, whatever the chances are", () => {
  for (let churn = 0; churn <= 100; churn++)
    for (let growth = 0; growth <= 100 - churn; growth++) {
      const { low, expected, high } = derive({ churn: `${churn} 0`, growth: `${growth} 0` });
      const outcomes = [
        [400, churn],
        [1000, 100 - churn - growth],
        [1200, growth],
      ] as const;
      const sum = (isOutside: (amount: number) => boolean) =>
        outcomes.reduce((total, [amount, chance]) => total + (isOutside(amount) ? chance : 0), 0);
      expect([sum((amount) => amount < low) < 10, sum((amount) => amount > high) < 10]).toEqual([true, true]);
      expect(low <= expected && expected <= high).toBe(true);
    }
});

function report(change: Change): string[] {
  const { error } = account.schema.safeParse({ ...made, ...change });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join(".")} ${message}`);
}

test.each<[string, Change, RegExp]>([
  ["loses nothing when it churns", { churned: 1000 }, /^churned is not below arr\nWrite what is left/u],
  ["pays no more after growth", { grown: 990 }, /^grown is not above arr\nWrite what the account pays/u],
  ["has chances of more than 100%", { churn: "60 5", growth: "45 5" }, /^growth is more than 100% .*\nLower one/u],
])("an account that %s is rejected", (_, change, message) => {
  expect(report({})).toEqual([]);
  expect(report(change)).toEqual([expect.stringMatching(message)]);
});

test("an account that was lost pays nothing, and may return", () => {
  expect(report({ arr: 0, churn: "0 0", churned: 0, grown: 40 })).toEqual([]);
  expect(derive({ arr: 0, churn: "0 0", growth: "40 8", churned: 0, grown: 40 })).toEqual({
    low: 0,
    expected: 16,
    high: 40,
  });
});
