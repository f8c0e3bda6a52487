import { openDatabase, openEmpty } from "../testing/database";
import { noon } from "../testing/relay";
import type { Problem } from "../problem";
import { reportProblems } from "./alerts";
import type { Store } from "../store/store";
import type { Alerts } from "../store/alerts";
import { hour, minute } from "../times";

const url = "https://alert.acme.example";

const opening = openDatabase();

/** Stores alerts in memory, as the database does. */
function openMemory(): Pick<Store, "readAlerts" | "claimAlerts" | "changeAlerts"> {
  let text = "";
  const read = () => JSON.parse(text || "{}") as Alerts;
  return {
    readAlerts: () => Promise.resolve({ text, alerts: read() }),
    claimAlerts(before, after) {
      const isSame = before === text;
      if (isSame) text = JSON.stringify(after);
      return Promise.resolve(isSame);
    },
    changeAlerts(changes) {
      const alerts = Object.entries({ ...read() }).flatMap(([name, alert]) =>
        changes[name] === null ? [] : [[name, { ...alert, ...changes[name] }]],
      );
      text = JSON.stringify(Object.fromEntries(alerts));
      return Promise.resolve();
    },
  };
}

type Reporting = Parameters<typeof reportProblems>[1];

/** Reports problems as runs do, and lists the texts that were sent. */
function prepare(change: Partial<Reporting> = {}) {
  const store = openMemory();
  const sent: string[] = [];
  const failures: string[] = [];
  const lines: string[] = [];
  const fetch = (_: unknown, init?: RequestInit) => {
    sent.push((JSON.parse(init?.body as string) as { text: string }).text);
    return Promise.resolve(new Response());
  };
  async function report(time: number, problems: Map<string, string | Problem>) {
    const reporting = { store, url, fetch, now: noon + time, log: (line: string) => lines.push(line), ...change };
    await reportProblems(problems, reporting).catch((error: unknown) => failures.push((error as Error).message));
  }
  const run = (time: number, ...names: string[]) =>
    report(time, new Map(names.map((name) => [name, `There is ${name}.`])));
  return { run, report, sent, failures, lines };
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

test("a second problem is reported when it begins, without the first", async () => {
  const { run, sent } = prepare();
  await run(0, "one");
  await run(hour, "one", "two");
  await run(24 * hour, "one", "two");
  await run(25 * hour, "one", "two");
  expect(sent).toEqual(["There is one.", "There is two.", "There is one.", "There is two."]);
});

test("a later event is reported at once and alone, and all of them once a day", async () => {
  const { report, sent } = prepare();
  const list = (...times: number[]) => ({
    text: `${times.length} in all.`,
    events: times.map((at) => ({ at, text: `At ${at}.` })),
  });
  await report(0, new Map([["events", list(2, 1)]]));
  for (const time of [hour, 2 * hour]) await report(time, new Map([["events", list(3, 2, 1)]]));
  await report(3 * hour, new Map([["events", list(3, 2)]]));
  await report(25 * hour, new Map([["events", list(3, 2)]]));
  expect(sent).toEqual(["At 2.\nAt 1.\n2 in all.", "At 3.\n3 in all.", "At 3.\nAt 2.\n2 in all."]);
});

test("a later event that could not be sent is reported again after an hour", async () => {
  const fetch = jest.fn(() => Promise.resolve(new Response()));
  const { report, failures } = prepare({ fetch });
  const events = [{ at: 1, text: "The first." }];
  await report(0, new Map([["events", { text: "", events }]]));
  fetch.mockResolvedValue(new Response(null, { status: 500 }));
  events.unshift({ at: 2, text: "The second." });
  for (let time = minute; time <= 61 * minute; time += minute)
    await report(time, new Map([["events", { text: "", events }]]));
  expect(failures.map((text) => text.match(/The (?:first|second)/gu)?.join())).toEqual([
    "The first",
    "The second",
    "The second,The first",
  ]);
});

test("a problem that is reported once is repeated for a later event only, and is never resolved", async () => {
  const { report, sent } = prepare();
  for (const [time, at] of [
    [0, 1],
    [30 * hour, 1],
    [31 * hour, 2],
    [60 * hour, 2],
  ] as const)
    await report(
      time,
      new Map([["notice", { text: "Read it.", events: [{ at, text: `Notice ${at}.` }], isOnce: true }]]),
    );
  await report(61 * hour, new Map());
  await report(62 * hour, new Map());
  expect(sent).toEqual(["Notice 1.\nRead it.", "Notice 2.\nRead it."]);
});

test("of runs that overlap, one reports a problem, and one that it is resolved", async () => {
  const { run, sent } = prepare({ store: await openEmpty(await opening) });
  await Promise.all([run(0, "dead mail"), run(1, "dead mail"), run(2, "dead mail")]);
  await run(12 * hour, "dead mail");
  await Promise.all([run(13 * hour), run(13 * hour + 1)]);
  expect(sent).toEqual(["There is dead mail.", "Resolved: dead mail."]);
});

test("an alert has a limited length, and says what it leaves out", async () => {
  const { run, sent, failures } = prepare();
  await run(0, ...Array.from({ length: 500 }, (_, index) => `problem ${index}`), "x".repeat(5000));
  for (const text of [...sent, ...failures]) {
    expect(text.length).toBeLessThanOrEqual(4000);
    expect(text).toMatch(/^There is problem 0\.\n.*\nand \d+ more$/su);
  }
  expect(sent).toHaveLength(1);
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
  const store = { readAlerts: fail, claimAlerts: fail, changeAlerts: fail };
  const { run, failures } = prepare({ url: undefined, store });
  await Promise.all([run(0, "no database"), run(1, "no database")]);
  await run(minute, "no database");
  await run(25 * hour, "no database");
  expect(failures).toEqual(["There is no database.", "There is no database."]);
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
