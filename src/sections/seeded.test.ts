import { createSeeded } from "./seeded";

function take(seed: string, count: number): number[] {
  const next = createSeeded(seed);
  return Array.from({ length: count }, next);
}

test("the same text gives the same numbers, another text others", () => {
  expect(take("back-from-cdmx", 20)).toEqual(take("back-from-cdmx", 20));
  expect(take("back-from-cdmx", 20)).not.toEqual(take("back-from-cdmy", 20));
});

test("the numbers lie between 0 and 1, are all different and spread evenly", () => {
  const numbers = take("any", 1000);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(new Set(numbers).size).toBe(1000);
  expect(numbers.reduce((sum, number) => sum + number) / 1000).toBeCloseTo(0.5, 1);
});
