import { runSerially } from "./run-serially";

/** Creates runs that end when the test says so. */
function createRuns() {
  const ends: ((error?: Error) => void)[] = [];
  const run = () => new Promise<void>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve())));
  return { ends, run };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test("runs do not overlap, and all requests during a run start one more after it", async () => {
  const { ends, run } = createRuns();
  const request = runSerially(run);
  request();
  request();
  request();
  await settle();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await settle();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await settle();
  expect(ends).toHaveLength(2);
  request();
  expect(ends).toHaveLength(3);
});

test("after a run that failed, the next request runs again", async () => {
  const { ends, run } = createRuns();
  const errors: unknown[] = [];
  const request = runSerially(run, (error) => errors.push(error));
  request();
  request();
  ends[0]?.(new Error("unreadable"));
  await settle();
  expect([errors, ends.length]).toEqual([[new Error("unreadable")], 2]);
});
