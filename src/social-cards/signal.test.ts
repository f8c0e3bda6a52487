import { socialImageSize } from "../seo/addresses";
import { drawForecast, drawUsage, now } from "./signal";

const names = Array.from({ length: 200 }, (_, index) => `/blog/article-${index}`);

test("usage runs from the left edge to now, below the words and above the marks of time", () => {
  const wordsEnd = 474;
  const marksBegin = socialImageSize.height - 20;
  for (const name of names) {
    const points = drawUsage(name);
    const heights = points.map(({ y }) => y);
    expect(points[0]?.x).toBe(0);
    expect(points.at(-1)).toEqual(now);
    expect(Math.min(...heights)).toBeGreaterThan(wordsEnd);
    expect(Math.max(...heights)).toBeLessThan(marksBegin);
  }
});

test("a name has always the same line, and no two names have one", () => {
  expect(drawUsage("/team")).toEqual(drawUsage("/team"));
  const lines = names.map((name) => JSON.stringify(drawUsage(name)));
  expect(new Set(lines).size).toBe(names.length);
});

test("the forecast begins where usage ends, rises to the right edge, and its band only widens", () => {
  const [middle, upper, lower] = [0, 1, -1].map(drawForecast) as [
    ReturnType<typeof drawForecast>,
    ReturnType<typeof drawForecast>,
    ReturnType<typeof drawForecast>,
  ];
  for (const line of [middle, upper, lower]) {
    expect(line[0]).toEqual(now);
    expect(line.at(-1)?.x).toBe(socialImageSize.width);
  }
  expect(middle.at(-1)?.y).toBeLessThan(now.y);
  const widths = upper.map((point, index) => (lower[index]?.y ?? 0) - point.y);
  expect(widths).toEqual([...widths].sort((a, b) => a - b));
  expect(widths.at(-1)).toBeGreaterThan(100);
});
