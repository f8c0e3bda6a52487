import { scaleChanges } from "./range-row";
import { findPrediction } from "./read-account";

test("the prediction of an account is the more probable one, with its chance and half of its range", () => {
  expect(findPrediction({ churn: "61 9", growth: "7 4" })).toMatchObject({ polarity: "loss", chance: 61, half: 9 });
  expect(findPrediction({ churn: "5 3", growth: "77 8" })).toMatchObject({ polarity: "gain", chance: 77, half: 8 });
});

test("the scale of changes has both ends of all ranges, and the place of no change, in percent of the width", () => {
  const changes = [
    { value: -50, range: [-75, -25] },
    { value: 10, range: [5, 25] },
  ] as const;
  expect([-75, 0, 25].map(scaleChanges(changes))).toEqual(["0%", "75%", "100%"]);
  const gains = [{ value: 10, range: [5, 20] }] as const;
  expect([0, 20].map(scaleChanges(gains))).toEqual(["0%", "100%"]);
});

test("a certain forecast without a change has a place", () => {
  expect(scaleChanges([{ value: 0, range: [0, 0] }])(0)).toBe("0%");
});
