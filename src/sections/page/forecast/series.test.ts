import { findPolarity, formatChange, formatPoint, formatTick, formatValue } from "./format";
import {
  drawSeries,
  findIndex,
  findNow,
  listAccountPoints,
  listLabels,
  listPoints,
  rankDrivers,
  scenarioNames,
  toX,
} from "./series";

const units = {
  zero: "$0",
  thousands: "${n}K",
  millions: "${n}M",
  billions: "${n}B",
  percent: "{n}%",
  points: "{n} pts",
  more: "+{n}",
  less: "−{n}",
  decimal: ".",
};
const german = { ...units, millions: "{n} Mio. €", percent: "{n} %", decimal: "," };

const series = {
  past: "10 12 14",
  base: "15 16",
  upside: "16 18",
  downside: "13 1",
  drivers: [
    { name: "Weak", kind: "CRM", effects: "0.5 1 0" },
    { name: "Strong", kind: "Usage", effects: "-2 -1 -8" },
  ],
};

test("a range starts after now, between the worse and the better scenario, whichever is higher", () => {
  const points = listPoints(series, "base");
  expect(points.slice(0, 3)).toEqual([{ value: 10 }, { value: 12 }, { value: 14 }]);
  expect(points.slice(3)).toEqual([
    { value: 15, range: [13, 16] },
    { value: 16, range: [1, 18] },
  ]);
  expect(listPoints({ ...series, upside: "9 2" }, "upside")[4]).toEqual({ value: 2, range: [1, 2] });
  expect(findNow(points)).toBe(2);
});

test.each([
  [1, [800, 900]],
  [3, [800, 900]],
  [12, [700, 800, 900]],
])("the ARR of an account is level until its renewal in %i months, and then in its range", (renewal, levels) => {
  const account = { arr: 900, renewal, churn: "50 9", growth: "40 9", churned: 100, grown: 1000 };
  const [base, upside, downside] = scenarioNames.map((name) => listAccountPoints({ account, before: "700 800" }, name));
  const now = findNow(base ?? []);
  expect([base?.length, now]).toEqual([30, 17]);
  expect([...new Set(base?.slice(0, now + renewal).map(({ value }) => value))]).toEqual(levels);
  expect(base?.[now + renewal - 1]?.value).toBe(900);
  for (const [points, value] of [
    [base, 540],
    [upside, 1000],
    [downside, 100],
  ] as const)
    expect(new Set(points?.slice(now + renewal).map(({ value: one }) => one))).toEqual(new Set([value]));
  expect(base?.at(-1)?.range).toEqual([100, 1000]);
});

test("drivers are ranked by strength in the scenario, and add up to the net change", () => {
  const { drivers, net } = rankDrivers(series.drivers, drawSeries(listPoints(series, "base")), "base", 2, "Rest");
  expect(net).toBe(2);
  expect(drivers.map(({ name, effect }) => [name, effect])).toEqual([
    ["Strong", -2],
    ["Weak", 0.5],
    ["Rest", 3.5],
  ]);
  expect(rankDrivers(series.drivers, drawSeries(listPoints(series, "upside")), "upside", 1, "Rest").net).toBe(2);
});

test("an increase is a gain, except of churn", () => {
  const polarities = [
    findPolarity("arr", 1),
    findPolarity("churn", 1),
    findPolarity("churn", -1),
    findPolarity("nrr", 0),
  ];
  expect(polarities).toEqual(["gain", "loss", "gain", undefined]);
});

test("what is shown as no change has no polarity", () => {
  const changes = [
    findPolarity("arr", -5.55e-15),
    findPolarity("nrr", 0.04),
    findPolarity("churn", -0.049),
    findPolarity("nrr", 0.05),
  ];
  expect(changes).toEqual([undefined, undefined, undefined, "gain"]);
});

test.each([
  [formatValue("arr", 175800, units), "$175.8M"],
  [formatValue("arr", 180000, units), "$180.0M"],
  [formatValue("arr", 1860, units), "$1.86M"],
  [formatValue("arr", 204, units), "$204K"],
  [formatValue("arr", 999.96, units), "$1.00M"],
  [formatValue("nrr", 108, units), "108.0%"],
  [formatValue("nrr", 108, german), "108,0 %"],
  [formatTick("arr", 180_000, units), "$180M"],
  [formatTick("arr", 1250, units), "$1.25M"],
  [formatTick("arr", 12.5, units), "$12.5K"],
  [formatTick("arr", 0, units), "$0"],
  [formatTick("nrr", 102.5, units), "102.5%"],
  [formatChange("arr", -1600, units), "−$1.6M"],
  [formatChange("arr", -1600, german), "−1,6 Mio. €"],
  [formatChange("nrr", 0.94, units), "+0.9 pts"],
  [formatChange("churn", 0, units), "0.0 pts"],
  [formatChange("arr", 0.3 - 0.1 - 0.2, units), "$0"],
  [formatChange("arr", -5.55e-15, units), "$0"],
  [formatChange("nrr", 0.04, units), "0.0 pts"],
  [formatChange("nrr", -0.04, units), "0.0 pts"],
  [formatChange("arr", 0.25, units), "+$0.25K"],
  [formatValue("arr", -5000, units), "−$5.00M"],
  [formatValue("arr", -0.004, units), "$0"],
  [formatValue("nrr", -0.04, german), "0,0 %"],
  [formatValue("nrr", -2.5, german), "−2,5 %"],
  [formatTick("arr", -5000, units), "−$5M"],
  [formatTick("nrr", -2.5, units), "−2.5%"],
])("values and changes are formatted with their units: %s", (written, text) => {
  expect(written).toBe(text);
});

test("a month is read out with its range only when it is forecast", () => {
  const strings = { actualAt: "{month}: {value}, actual", forecastAt: "{month}: {value}, {low} to {high}" };
  expect(formatPoint({ value: 1 }, "May", strings, String)).toBe("May: 1, actual");
  expect(formatPoint({ value: 2, range: [1, 3] }, "June", strings, String)).toBe("June: 2, 1 to 3");
});

test("lines and range meet at the current month, within the scale", () => {
  const points = listPoints({ ...series, upside: "17 19", downside: "13 12" }, "base");
  const { ticks, toY, past, ahead, range } = drawSeries(points);
  expect(ticks).toEqual([10, 12.5, 15, 17.5, 20]);
  expect(toY(20)).toBe(0);
  expect(past).toBe("M0 100L25 80L50 60");
  expect(ahead).toBe("M50 60L75 50L100 40");
  expect(range).toMatch(/^M50 60L75 30L100 10L100 80L75 70L50 60Z$/u);
});

test("a pointer selects the closest month, even outside the plot", () => {
  expect([-0.2, 0, 0.36, 0.4, 1, 1.3].map((share) => findIndex(share, 5))).toEqual([0, 0, 1, 2, 4, 4]);
  expect(toX(1, 5)).toBe(25);
});

test("labels of the axis are half a year apart, one of them at the current month", () => {
  expect(listLabels(17, 30)).toEqual([5, 11, 17, 23, 29]);
  expect(listLabels(6, 13)).toEqual([0, 6, 12]);
});
