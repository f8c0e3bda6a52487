import { fitLogo } from "./logo";

const box = { width: 160, height: 48 };

test.each([
  ["a long wordmark", { width: 294, height: 48 }],
  ["a short wordmark", { width: 121.1, height: 48 }],
])("%s keeps its aspect ratio", (_, size) => {
  const { width, height } = fitLogo(size, box);
  expect(width / height).toBeCloseTo(size.width / size.height, 0);
});

test("logos of different shapes cover the same area", () => {
  const long = fitLogo({ width: 294, height: 48 }, box);
  const short = fitLogo({ width: 194, height: 48 }, box);
  expect((long.width * long.height) / (short.width * short.height)).toBeCloseTo(1, 1);
});

test("a logo fits into its box", () => {
  expect(fitLogo({ width: 10, height: 1 }, box)).toEqual({ width: 160, height: 16 });
  expect(fitLogo({ width: 1, height: 1 }, box)).toEqual({ width: 48, height: 48 });
});
