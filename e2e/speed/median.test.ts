import { findMedian, takeMedian } from "./median";

test("takes the value in the middle, by number and not by its digits", () => {
  expect(takeMedian([100, 9, 8])).toBe(9);
});

test("takes the mean of the two in the middle of an even number", () => {
  expect(takeMedian([4, 1, 3, 2])).toBe(2.5);
});

test("has no median of nothing", () => {
  expect(takeMedian([])).toBeNaN();
  expect(findMedian([])).toBe(-1);
});

test("finds a value that was measured, where it was measured", () => {
  expect(findMedian([100, 9, 20])).toBe(2);
  expect(findMedian([4, 1, 3, 2])).toBe(3);
});

test("leaves the values in their order", () => {
  const values = [3, 1, 2];
  takeMedian(values);
  findMedian(values);
  expect(values).toEqual([3, 1, 2]);
});
