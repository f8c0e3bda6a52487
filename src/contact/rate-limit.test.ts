import { addAttempt, checkAttempts } from "./rate-limit";

const minute = 60_000;
const hour = 60 * minute;
const noon = Date.UTC(2026, 0, 15, 12);

function send(times: readonly number[], browser = "me"): string | null {
  return times.reduce<string | null>((stored, time) => addAttempt(stored, browser, time), null);
}

const five = [0, 1, 2, 3, 4].map((index) => noon + index * minute);

test("five requests may be sent, and a sixth when the oldest is an hour old", () => {
  expect(checkAttempts(send(five.slice(0, 4)), "me", noon + 5 * minute).liftsAt).toBeUndefined();
  expect(checkAttempts(send(five), "me", noon + 5 * minute).liftsAt).toBe(noon + hour);
  expect(checkAttempts(send(five), "me", noon + hour - 1).liftsAt).toBe(noon + hour);
  expect(checkAttempts(send(five), "me", noon + hour).liftsAt).toBeUndefined();
});

test("the window slides: after a sixth the limit lifts with the second", () => {
  const six = [...five, noon + hour];
  expect(checkAttempts(send(six), "me", noon + hour).liftsAt).toBe(noon + minute + hour);
});

test("another browser's requests do not count", () => {
  expect(checkAttempts(send(five, "you"), "me", noon + 5 * minute).liftsAt).toBeUndefined();
});

test("a clock that was set back neither lifts the limit nor makes it last longer than an hour", () => {
  const yesterday = noon - 24 * hour;
  const { liftsAt, store } = checkAttempts(send(five), "me", yesterday);
  expect(liftsAt).toBe(yesterday + hour);
  expect(checkAttempts(store, "me", yesterday + hour - 1).liftsAt).toBe(yesterday + hour);
  expect(checkAttempts(store, "me", yesterday + hour).liftsAt).toBeUndefined();
});

test.each([null, "", "{", "null", "[]", '"x"', '{"me":"x"}', '{"me":[1,"x"]}', '{"me":[null]}'])(
  "of what is stored as %j nothing counts",
  (stored) => {
    expect(checkAttempts(stored, "me", noon).liftsAt).toBeUndefined();
    expect(JSON.parse(addAttempt(stored, "me", noon))).toMatchObject({ me: [noon] });
  },
);

test("what is older than an hour is not kept", () => {
  expect(checkAttempts(send(five), "me", noon + 2 * hour).store).toBe("{}");
});
