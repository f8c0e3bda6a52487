import { addAttempt, checkAttempts, dropAttempt } from "./rate-limit";

const minute = 60_000;
const hour = 60 * minute;
const noon = Date.UTC(2026, 0, 15, 12);

function send(times: readonly number[], browser = "me"): string | null {
  return times.reduce<string | null>((stored, time) => addAttempt(stored, browser, time), null);
}

const five = [0, 1, 2, 3, 4].map((index) => noon + index * minute);

test("five requests may be sent, a sixth when the oldest is an hour old, and so on", () => {
  expect(checkAttempts(send(five.slice(0, 4)), "me", noon + 5 * minute).liftsAt).toBeUndefined();
  expect(checkAttempts(send(five), "me", noon + hour - 1).liftsAt).toBe(noon + hour);
  expect(checkAttempts(send(five), "me", noon + hour)).toMatchObject({ liftsAt: undefined });
  expect(checkAttempts(send([...five, noon + hour]), "me", noon + hour).liftsAt).toBe(noon + minute + hour);
});

test("a request that was not sent is removed, alone", () => {
  const later = noon + hour / 2;
  const twice = JSON.stringify({ me: [...five, noon] });
  expect(JSON.parse(dropAttempt(twice, "me", noon, later))).toEqual({ me: five });
  expect(JSON.parse(dropAttempt(twice, "me", noon + 7, later))).toEqual({ me: [noon, ...five] });
  expect(JSON.parse(dropAttempt(null, "me", noon, later))).toEqual({ me: [] });
});

test("requests of another browser do not count, and older ones are removed", () => {
  expect(checkAttempts(send(five, "you"), "me", noon + 5 * minute).liftsAt).toBeUndefined();
  expect(checkAttempts(send(five), "me", noon + 2 * hour).store).toBe("{}");
});

test("a clock that was set back neither ends the limit nor extends it beyond an hour", () => {
  const yesterday = noon - 24 * hour;
  const { liftsAt, store } = checkAttempts(send(five), "me", yesterday);
  expect(liftsAt).toBe(yesterday + hour);
  expect(checkAttempts(store, "me", yesterday + hour - 1).liftsAt).toBe(yesterday + hour);
  expect(checkAttempts(store, "me", yesterday + hour).liftsAt).toBeUndefined();
});

test.each([null, "", "{", "null", "[]", '"x"', '{"me":"x"}', '{"me":[1,"x"]}', '{"me":[null]}'])(
  "nothing stored as %j counts",
  (stored) => {
    expect(checkAttempts(stored, "me", noon).liftsAt).toBeUndefined();
    expect(JSON.parse(addAttempt(stored, "me", noon))).toMatchObject({ me: [noon] });
  },
);
