import { chooseQuality } from "./choose-quality";

const rungs = [
  { quality: 40, worst: 0.94 },
  { quality: 50, worst: 0.98 },
  { quality: 60, worst: 0.99 },
];

test("the lowest quality that is good enough is chosen, in whatever order they come", () => {
  expect(chooseQuality(rungs, 0.97)).toBe(50);
  expect(chooseQuality([...rungs].reverse(), 0.97)).toBe(50);
  expect(chooseQuality(rungs, 0.9)).toBe(40);
});

test("a quality below one that fails is not chosen", () => {
  expect(chooseQuality([{ quality: 30, worst: 0.98 }, ...rungs], 0.97)).toBe(50);
});

test("without one that is good enough none is chosen", () => {
  expect(chooseQuality(rungs, 0.995)).toBeUndefined();
});
