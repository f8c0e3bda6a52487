import { socialImageSize } from "../seo/addresses";
import { drawForecast, drawUsage, now, writeBand, writeLine } from "./signal";

const names = Array.from({ length: 200 }, (_, index) => `/blog/article-${index}`);

test("usage runs from the left edge to now, below the texts and above the marks of time, and differs between names", () => {
  for (const name of names) {
    const points = drawUsage(name);
    const heights = points.map(({ y }) => y);
    expect(points[0]?.x).toBe(0);
    expect(points.at(-1)).toEqual(now);
    expect(Math.min(...heights)).toBeGreaterThan(474);
    expect(Math.max(...heights)).toBeLessThan(socialImageSize.height - 20);
  }
  expect(drawUsage("/team")).toEqual(drawUsage("/team"));
  expect(new Set(names.map((name) => JSON.stringify(drawUsage(name)))).size).toBe(names.length);
});

test("the forecast begins where usage ends and rises to the right edge, and its band only widens", () => {
  const lines = [0, 1, -1].map(drawForecast);
  for (const line of lines) {
    expect(line[0]).toEqual(now);
    expect(line.at(-1)?.x).toBe(socialImageSize.width);
  }
  const [middle = [], upper = [], lower = []] = lines;
  expect(middle.at(-1)?.y).toBeLessThan(now.y);
  const widths = upper.map((point, index) => (lower[index]?.y ?? 0) - point.y);
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  expect(widths.at(-1)).toBeGreaterThan(100);
});

test("a line goes through its points, and a band along one line and back along the other", () => {
  const line = [0, 6].map((x) => ({ x, y: x }));
  expect(writeLine(line)).toBe("M0.0 0.0L6.0 6.0");
  expect(
    writeBand(
      line,
      [0, 6].map((x) => ({ x, y: 0 })),
    ),
  ).toBe("M0.0 0.0L6.0 6.0L6.0 0.0L0.0 0.0Z");
});
