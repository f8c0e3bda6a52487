import { findFreeSide, positionForecast, findLabelsBelow } from "./account-case";

test("a forecast starts at the usage of its moment and ends with its range at the renewal", () => {
  const usage = "50 0 0 0 0 0 0 0 0 60";
  expect(positionForecast(usage, "40 80 50 70 55 65", 0)).toEqual({ y: 300, rise: -20, half: 40 });
  expect(positionForecast(usage, "40 80 50 70 55 65", 3)).toEqual({ y: 280, rise: 0, half: 0 });
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
