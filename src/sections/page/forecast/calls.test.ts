import { listCalls, scaleCalls } from "./calls";

/** A past of 100, then a forecast that reaches `end` in the second month; its range is 10 each way in the first. */
function createAccount(name: string, submitted: number | null, end: number) {
  return { name, submitted, series: { arr: { past: "100 100", base: `100 ${end}`, spread: "10" } } };
}

test("calls are the accounts with a submitted forecast, with the prediction for the horizon and its range", () => {
  const calls = listCalls([createAccount("One", null, 50), createAccount("Two", 125, 150)], 2);
  const half = 10 * Math.sqrt(2);
  expect(calls).toEqual([
    { name: "Two", account: 1, month: 3, submitted: 125, predicted: 150, range: [150 - half, 150 + half] },
  ]);
});

test("a prediction that is certain and equal to the submitted amount has a place", () => {
  const [call] = listCalls(
    [{ ...createAccount("One", 100, 100), series: { arr: { past: "100", base: "100", spread: "0" } } }],
    1,
  );
  if (call) expect(scaleCalls([call])(100, call)).toBe(0);
  expect(call).toBeDefined();
});

test("the scale has the submitted amounts of all calls in one place, and both ends of all ranges", () => {
  const calls = listCalls([createAccount("One", 200, 150), createAccount("Two", 100, 120)], 2);
  const scale = scaleCalls(calls);
  const submitted = calls.map((call) => scale(call.submitted, call));
  expect(new Set(submitted).size).toBe(1);
  const ends = calls.flatMap((call) => call.range.map((end) => scale(end, call)));
  expect([Math.min(...ends), Math.max(...ends)]).toEqual([0, 100]);
});
