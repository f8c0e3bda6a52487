import { percentileOf } from "./percentile";

test.each([
  [[], 0.5, 0],
  [[8], 0.98, 8],
  [[3, 1, 2], 0.5, 2],
  [[3, 1, 2], 0, 1],
  [[3, 1, 2], 1, 3],
  [Array.from({ length: 100 }, (_, index) => index + 1), 0.98, 98],
])("of %j the share %d is %d", (figures, share, figure) => {
  expect(percentileOf(figures, share)).toBe(figure);
});
