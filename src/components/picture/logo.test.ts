import { fitLogo } from "./logo";

const box = { width: 160, height: 48 };

test("logos keep their aspect ratio, and those of different shapes cover the same area", () => {
  const long = fitLogo({ width: 294, height: 48 }, box);
  const short = fitLogo({ width: 194, height: 48 }, box);
  expect(long.width / long.height).toBeCloseTo(294 / 48, 0);
  expect((long.width * long.height) / (short.width * short.height)).toBeCloseTo(1, 1);
});

test("a logo fits into its box", () => {
  expect(fitLogo({ width: 10, height: 1 }, box)).toEqual({ width: 160, height: 16 });
  expect(fitLogo({ width: 1, height: 1 }, box)).toEqual({ width: 48, height: 48 });
});
