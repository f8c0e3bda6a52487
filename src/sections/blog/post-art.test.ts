import { createSeeded, numberKinds } from "./post-art";

function take(seed: string, count: number): number[] {
  const next = createSeeded(seed);
  return Array.from({ length: count }, next);
}

test("the same text gives the same numbers, another text gives others", () => {
  expect(take("back-from-cdmx", 20)).toEqual(take("back-from-cdmx", 20));
  expect(take("back-from-cdmx", 20)).not.toEqual(take("back-from-cdmy", 20));
});

test("the numbers are between 0 and 1, all different and evenly distributed", () => {
  const numbers = take("any", 1000);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(new Set(numbers).size).toBe(1000);
  expect(numbers.reduce((sum, number) => sum + number) / 1000).toBeCloseTo(0.5, 1);
});

test("posts of one tag have consecutive numbers, and an unknown tag is numbered like the first", () => {
  const posts = ["a", "b", "a", "a", "b"].map((tag) => ({ tag }));
  expect(numberKinds(posts, ["a", "b"])).toEqual([0, 3, 1, 2, 4]);
  expect(numberKinds([{ tag: "c" }], ["a", "b"])).toEqual([0]);
});
