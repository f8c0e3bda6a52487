import { largestGroup } from "../../../content/pages/account-map";
import { cellSize, listSpots, placeAccounts } from "./place-accounts";

const habits = [
  { accounts: 24, kept: 24 },
  { accounts: 9, kept: 7 },
  { accounts: 15, kept: 2 },
];
const industries = [20, 12, 16];

/** Lists pairs that occur more than once. */
function findRepeated(pairs: readonly (readonly number[])[]): string[] {
  const keys = pairs.map((pair) => pair.join());
  return keys.filter((key, index) => keys.indexOf(key) !== index);
}

test("spots of a cluster are inside its cell, and no two marks on them overlap", () => {
  const spots = listSpots(largestGroup);
  expect(spots).toHaveLength(largestGroup);
  for (const [index, { x, y }] of spots.entries()) {
    expect(Math.max(Math.abs(x), Math.abs(y)) + 0.3).toBeLessThan(cellSize / 2);
    for (const other of spots.slice(index + 1)) expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(0.999);
  }
});

test("groups have their numbers of accounts and outcomes, one on each spot, and the same ones every time", () => {
  const accounts = placeAccounts(habits, industries);
  expect(accounts).toEqual(placeAccounts(habits, industries));
  const count = (select: (account: (typeof accounts)[number]) => boolean) => accounts.filter(select).length;
  expect(habits.map((_, index) => count(({ habit }) => habit === index))).toEqual([24, 9, 15]);
  expect(habits.map((_, index) => count(({ habit, kept }) => habit === index && kept))).toEqual([24, 7, 2]);
  expect(industries.map((_, index) => count(({ industry }) => industry === index))).toEqual(industries);
  expect(findRepeated(accounts.map(({ habit, habitSpot }) => [habit, habitSpot]))).toEqual([]);
  expect(findRepeated(accounts.map(({ industry, industrySpot }) => [industry, industrySpot]))).toEqual([]);
  for (const { industry, industrySpot } of accounts) expect(industrySpot).toBeLessThan(industries[industry] ?? 0);
});

test("outcomes are as frequent in every industry, and as frequent at its center as at its edge", () => {
  const accounts = placeAccounts(habits, industries);
  const share = 33 / 48;
  for (const [index, size] of industries.entries()) {
    const kept = accounts.filter(({ industry, kept }) => industry === index && kept);
    expect(Math.abs(kept.length - size * share)).toBeLessThanOrEqual(1.5);
    const inner = kept.filter(({ industrySpot }) => industrySpot < size / 2);
    expect(Math.abs(inner.length - kept.length / 2)).toBeLessThanOrEqual(2);
  }
});
