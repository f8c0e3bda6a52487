import { drawUsage, findFirstMoment, findFreeSide, positionForecast, toX, toY, findLabelsBelow } from "./account-case";

test("usage is drawn week by week, and each month ends on its number", () => {
  const path = drawUsage("50 60 40");
  const steps = path.match(/-?\d+/gu)?.slice(2).map(Number) ?? [];
  const heights = steps.filter((_, index) => index % 2 === 1);
  expect(path).toMatch(/^M1028 300l12[- ]\d/u);
  expect(heights).toHaveLength(8);
  expect(heights.slice(0, 4).reduce((sum, step) => sum + step, 300)).toBe(toY(60));
  expect(heights.reduce((sum, step) => sum + step, 300)).toBe(toY(40));
  expect(steps.filter((_, index) => index % 2 === 0)).toEqual(Array.from(heights, () => 12));
});

test("a forecast starts at the usage of its moment and ends with its range at the renewal", () => {
  const usage = "50 0 0 0 0 0 0 0 0 60";
  expect(positionForecast(usage, "40 80 50 70 55 65", 0)).toEqual({ y: 300, rise: -20, half: 40 });
  expect(positionForecast(usage, "40 80 50 70 55 65", 3)).toEqual({ y: 280, rise: 0, half: 0 });
});

test("an event is shown from the first moment after it", () => {
  expect([10, 9, 7, 3, 1].map(findFirstMoment)).toEqual([0, 0, 1, 2, 3]);
  expect(toX(0) - toX(3)).toBe(144);
});

test("a label is on the free side of the line, or on the other if two labels would overlap", () => {
  const rising = "10 20 30 40 50 60 70 80 90 100 110 120 130";
  const flat = "50 50 50 50 50 50 50 50 50 50 50 50 50";
  const list = (text: string) => [8, 4].map((before) => ({ month: "May", before, text }));
  expect(findLabelsBelow(rising, list("a long description"))).toEqual([true, true]);
  expect(findLabelsBelow(flat, list("short"))).toEqual([false, false]);
  expect(findLabelsBelow(flat, list("a long description"))).toEqual([false, true]);
});

test("the number at a moment is on the side that the last event before it leaves free", () => {
  const rising = "10 20 30 40 50 60 70 80 90 100 110 120 130";
  const flat = "50 50 50 50 50 50 50 50 50 50 50 50 50";
  const events = [{ month: "May", before: 8, text: "short" }];
  expect([0, 1, 2].map((moment) => findFreeSide(rising, events, moment))).toEqual([-1, -1, -1]);
  expect([0, 1, 2].map((moment) => findFreeSide(flat, events, moment))).toEqual([-1, 1, 1]);
});
