import { openWorker } from "../testing/worker";
import { day, minute } from "../times";

const start = Date.UTC(2026, 0, 15);

/** Opens a relay with bounced submissions that wait for a person, and lists the alerts that it sends. */
async function open(count: number) {
  const { database, run } = await openWorker({ ALERT_URL: "https://alert.acme.example" });
  const alerts: string[] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation((_, init) => {
    alerts.push((JSON.parse(init?.body as string) as { text: string }).text);
    return Promise.resolve(new Response());
  });
  const numbers = `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})`;
  const values = `'mail', 'submission', ${start}, 'Ana', 'Ruiz', '1', 'ana@acme.example', 'Hello', '', NULL, 'dead', 0, 0, NULL, 'bounced'`;
  await database.exec(`${numbers} INSERT INTO deliveries SELECT printf('%032d', n), ${values} FROM numbers`);
  const reason = `550 <b>No</b> such user ${"x".repeat(300)}`;
  await database.exec(
    `${numbers} INSERT INTO bounces SELECT printf('%032d', n), 1, ${start} + n, '${reason}', 0 FROM numbers`,
  );

  async function bounce(id: string, at: number) {
    await database.exec(`INSERT INTO deliveries VALUES ('${id}', ${values})`);
    await database.exec(`INSERT INTO bounces VALUES ('${id}', 1, ${at}, '${reason}', 0)`);
  }
  const readState = async () => String(await database.prepare("SELECT state FROM alerts").first("state"));
  return { alerts, run, bounce, readState };
}

test("10,000 bounces are one short alert with the newest five, and a new one is reported alone, with the count", async () => {
  const { alerts, run, bounce, readState } = await open(10_000);
  await run(start + minute);
  await run(start + 2 * minute);
  expect(alerts).toHaveLength(1);
  const [first = ""] = alerts;
  expect(first.match(/(?<=submission )\d+(?= bounced)/gu)?.map(Number)).toEqual([10_000, 9999, 9998, 9997, 9996]);
  expect(first).toContain("Bounced submissions: 10000 wait for a person, 0 were sent again within a day.");
  expect(first).not.toMatch(/[<>]/u);
  expect(first.length).toBeLessThan(4000);
  expect((await readState()).length).toBeLessThan(1000);

  await bounce("new", start + 2 * minute);
  await run(start + 3 * minute);
  await run(start + 4 * minute);
  expect(alerts).toHaveLength(2);
  expect(alerts[1]?.match(/(?<=submission )\w+(?= bounced)/gu)).toEqual(["new"]);
  expect(alerts[1]).toContain("Bounced submissions: 10001 wait for a person");
  await run(start + 2 * day);
  expect(alerts).toHaveLength(3);
  expect(alerts[2]?.match(/(?<=submission )\w+(?= bounced)/gu)).toHaveLength(5);
});
