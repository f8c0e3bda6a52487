import { noon } from "../testing/relay";
import { reportProblems } from "./alerts";
import type { Alerts } from "./counts";

const minute = 60_000;
const hour = 60 * minute;
const url = "https://alert.acme.example";

/** Reports problems as runs do, and lists the texts that were sent. */
function prepare(change: Partial<Parameters<typeof reportProblems>[1]> = {}) {
  let saved: Alerts = {};
  const sent: string[] = [];
  const failures: string[] = [];
  const lines: string[] = [];
  const store = {
    readAlerts: () => Promise.resolve(saved),
    writeAlerts: (alerts: Alerts) => Promise.resolve(void (saved = alerts)),
  };
  const fetch = (_: unknown, init?: RequestInit) => {
    sent.push((JSON.parse(init?.body as string) as { text: string }).text);
    return Promise.resolve(new Response());
  };
  async function run(time: number, ...names: string[]) {
    const problems = new Map(names.map((name) => [name, `There is ${name}.`]));
    const reporting = { store, url, fetch, now: noon + time, log: (line: string) => lines.push(line), ...change };
    await reportProblems(problems, reporting).catch((error: unknown) => failures.push((error as Error).message));
  }
  return { run, sent, failures, lines };
}

test("a problem is reported when it begins, once a day while it lasts, and when it is resolved", async () => {
  const { run, sent, failures, lines } = prepare();
  await run(-minute);
  for (let time = 0; time < 49 * hour; time += minute) await run(time, "dead mail");
  for (let time = 49 * hour; time < 60 * hour; time += minute) await run(time);
  const text = "There is dead mail.";
  expect(sent).toEqual([text, text, text, "Resolved: dead mail."]);
  // The platform reports failed runs.
  expect([failures, lines]).toEqual([[text, text, text], ["Resolved: dead mail."]]);
});

test("a second problem is reported when it begins, with the first", async () => {
  const { run, sent } = prepare();
  await run(0, "one");
  await run(hour, "one", "two");
  await run(24 * hour, "one", "two");
  await run(25 * hour, "one", "two");
  const both = "There is one.\nThere is two.";
  expect(sent).toEqual(["There is one.", both, both]);
});

test("a problem that comes and goes is one problem", async () => {
  const { run, sent } = prepare();
  for (let time = 0; time < hour; time += 2 * minute) {
    await run(time, "a stuck row");
    await run(time + minute);
  }
  expect(sent).toEqual(["There is a stuck row."]);
});

test("an alert that fails is repeated after an hour, and the run contains the reason", async () => {
  const fetch = jest.fn(() => Promise.resolve(new Response(null, { status: 500 })));
  const { run, failures } = prepare({ fetch });
  for (let time = 0; time <= hour; time += minute) await run(time, "dead mail");
  const failed = "There is dead mail.\nThe alert webhook failed: status 500";
  expect(failures).toEqual([failed, failed]);
  fetch.mockRejectedValue(new Error("refused"));
  for (let time = 61 * minute; time < 3 * hour; time += minute) await run(time);
  expect(failures.slice(2)).toEqual([
    "Resolved: dead mail.\nThe alert webhook failed: Error: refused",
    "Resolved: dead mail.\nThe alert webhook failed: Error: refused",
  ]);
});

test("a database that cannot be used is reported once as well, without a webhook by the failed run", async () => {
  const fail = () => Promise.reject(new Error("no database"));
  const { run, failures } = prepare({ url: undefined, store: { readAlerts: fail, writeAlerts: fail } });
  await run(0, "no database");
  await run(minute, "no database");
  expect(failures).toEqual(["There is no database."]);
});

test("an alert that fails is reported without its URL", async () => {
  const fetch = jest.fn(() =>
    Promise.reject(new TypeError("Fetch API cannot load: https://ann:hidden@alert.example/key")),
  );
  const { run, failures } = prepare({ fetch });
  await run(0, "dead mail");
  expect(failures).toEqual([
    "There is dead mail.\nThe alert webhook failed: TypeError: Fetch API cannot load: https://…",
  ]);
});
