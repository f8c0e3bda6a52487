import { openStore } from "../store/store";
import { openDatabase } from "../testing/database";
import { noon, stored } from "../testing/relay";
import { countRejection, findRejectionProblems } from "./rejection-counts";
import { hour } from "../times";

const opening = openDatabase();
const url = "https://relay.acme.example/send-email";
const typo = "https://www.acme.exmaple";
const site = "https://www.acme.example";
const lines: string[] = [];

beforeEach(async () => {
  const database = await opening;
  await openStore(database).deleteCounts(start + 1000 * hour);
  await database.exec("DELETE FROM deliveries");
  lines.length = 0;
});

/** Each test has a time of its own. */
let start = noon;
beforeEach(() => {
  start += 100 * hour;
});

async function reject(
  count: number,
  status: number,
  { origin = "", time = 0, method = "POST", allowed = [typo] } = {},
) {
  const store = openStore(await opening);
  const request = new Request(url, { method, headers: origin ? { origin } : {} });
  for (let index = 0; index < count; index++)
    await countRejection(request, status, {
      store,
      origins: allowed,
      allows: () => Promise.resolve(true),
      now: start + time,
      log: (line) => lines.push(line),
    });
}

async function find(time = 0, allowed = [typo]) {
  const problems = await findRejectionProblems(openStore(await opening), allowed, start + time);
  return [...problems].map((problem) => problem.join(": "));
}

/** Counts rejections of this many names in the hour, as other workers have. */
async function fill(count: number) {
  const database = await opening;
  await database.exec(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count}) INSERT INTO counts SELECT 'rejection', ${start}, n, 1 FROM numbers`,
  );
}

async function receive(time: number) {
  await openStore(await opening).add({ ...stored, id: String(time), receivedAt: start + time }, 0);
}

test("posts of an origin that is not allowed are a problem if nothing else arrives, with the remedy, also in the log", async () => {
  await reject(2, 403, { origin: site });
  expect(await find()).toEqual([]);
  await reject(1, 403, { origin: site, time: 2 * hour, method: "OPTIONS" });
  const text = `ALLOWED_ORIGINS lists www.acme.exmaple, posts come from www.acme.example (3). Add it if it is your site.`;
  expect(await find(2 * hour)).toEqual([`rejected origins: Posts are rejected for their origin: ${text}`]);
  expect(lines.at(-1)).toBe("rejected post: www.acme.example");
  const [unset = ""] = await find(2 * hour, []);
  expect(unset).toContain("ALLOWED_ORIGINS lists none, posts come from");
  // After the setting was corrected, and a day later.
  expect([await find(2 * hour, [site]), await find(26 * hour)]).toEqual([[], []]);
});

test("a few posts of another origin are no problem while submissions arrive, but many in the same hour are", async () => {
  await receive(10 * 60_000);
  await reject(9, 403, { origin: site });
  expect(await find()).toEqual([]);
  await reject(1, 403, { origin: site });
  expect(await find()).toHaveLength(1);
  await receive(2 * hour);
  expect(await find(2 * hour)).toEqual([]);
});

test.each([
  ["https://www.starter.example", "www.starter.example (1)"],
  ["http://www.starter.example", "www.starter.example without HTTPS (1)"],
  ["https://starter.example", "starter.example (1)"],
  ["http://www.acme.exmaple", "www.acme.exmaple without HTTPS (1)"],
])("one post of %s, an origin of the site, is a problem at once, whatever others invent", async (origin, shown) => {
  await receive(0);
  for (let index = 0; index < 12; index++) await reject(2, 403, { origin: `https://${index}.example` });
  await fill(100);
  await reject(1, 403, { origin });
  const [problem = "", busy = ""] = await find();
  expect(problem).toContain(`posts come from ${shown}, `);
  expect(busy).toContain(`in an hour: ${shown}, `);
  expect(problem + busy).not.toMatch(/https?:/u);
});

test("a post that is rejected for another reason than its origin is not counted as one of its origin", async () => {
  for (const origin of [typo, "https://www.starter.example", new URL(url).origin])
    await reject(1, 403, { origin, allowed: [typo, "https://www.starter.example"] });
  expect(lines).toEqual(Array(3).fill("rejected post: 403"));
});

test("the origin is a stranger's: only one that is short and plain is shown", async () => {
  const strange = [
    "null",
    "https://a.example/path",
    "https://a.example?x",
    "<b>",
    "ftp://a.example",
    `https://${"a".repeat(93)}`,
  ];
  for (const origin of strange) await reject(1, 403, { origin });
  await reject(3, 403);
  expect(await find()).toEqual([]);
  expect(lines.join()).not.toMatch(/example|<b>|aaa/u);
  await reject(3, 403, { origin: "http://[::1]:8000" });
  expect(await find()).toEqual([expect.stringContaining("[::1]:8000 without HTTPS (3)")]);
});

test("fifty rejected posts in an hour are a problem, whatever the reason, until the hour after it is over", async () => {
  for (const status of [413, 422, 429]) await reject(15, status);
  for (const status of [413, 422]) await reject(20, status, { time: hour });
  await reject(9, 429, { time: hour });
  expect(await find(hour)).toEqual([]);
  await reject(1, 429, { time: hour });
  const text = "many rejections: At least 50 posts were rejected in an hour: 413 (20), 422 (20), 429 (10).";
  expect([await find(hour), await find(3 * hour - 1), await find(3 * hour)]).toEqual([[text], [text], []]);
});

test("other methods, answers and failures of the relay are not counted", async () => {
  for (const method of ["GET", "HEAD", "PUT"]) await reject(60, 405, { method });
  for (const status of [200, 303, 503]) await reject(60, status);
  await reject(60, 204, { method: "OPTIONS" });
  expect([await find(), lines]).toEqual([[], []]);
});

test("a flood is limited by status, for each origin of the site, and for all of strangers; its rows are bounded", async () => {
  const addRejection = jest.fn<Promise<void>, [number, string, boolean]>(() => Promise.resolve());
  const limited: string[] = [];
  const count = (origin: string, status: number, isAllowed: boolean) =>
    countRejection(new Request(url, { method: "POST", headers: { origin } }), status, {
      store: { addRejection },
      origins: [],
      allows: (name) => Promise.resolve(limited.push(name) > 0 && isAllowed),
      now: start,
      log: (line) => lines.push(line),
    });
  for (const origin of ["https://1.example", "https://2.example", site]) await count(origin, 403, false);
  await count(site, 429, false);
  expect([addRejection.mock.calls, lines]).toEqual([[], []]);
  for (const origin of ["https://1.example", "https://www.starter.example"]) await count(origin, 403, true);
  expect(limited).toEqual(["origins", "origins", "origins", "429", "origins", "https://www.starter.example"]);
  expect(addRejection.mock.calls).toEqual([
    [start, "https://1.example", false],
    [start, "https://www.starter.example", true],
  ]);
  const store = openStore(await opening);
  await fill(99);
  for (const name of ["the last", "one more", "one more", "the last"]) await store.addRejection(start, name, false);
  for (const name of ["own", "own"]) await store.addRejection(start, name, true);
  const { rejections } = await store.listRejections(start, start + 1);
  const list = rejections.filter(({ name }) => !/^\d/u.test(name)).map(({ name, count }) => [name, count]);
  expect([rejections.length, list]).toEqual([
    101,
    [
      ["own", 2],
      ["the last", 2],
    ],
  ]);
});

test("a database that cannot count does not fail the request", async () => {
  const addRejection = () => Promise.reject(new Error("no database"));
  const request = new Request(url, { method: "POST" });
  await expect(
    countRejection(request, 422, {
      store: { addRejection },
      origins: [],
      allows: () => Promise.resolve(true),
      now: start,
      log: jest.fn(),
    }),
  ).resolves.toBeUndefined();
});
