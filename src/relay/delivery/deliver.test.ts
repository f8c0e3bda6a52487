import { openDatabase, openEmpty } from "../testing/database";
import { noon, stored } from "../testing/relay";
import { waitAfter } from "./attempts";
import { deliver, deliverDue } from "./deliver";
import { DeliveryFailure } from "./send-webhook";
import type { Channel, Stored } from "../store/submission";
import { minute } from "../times";

const opening = openDatabase();

function prepare(mail = jest.fn(() => Promise.resolve())) {
  const store = {
    claimDue: jest.fn<Promise<Stored[]>, [number, number, number]>(() => Promise.resolve([])),
    markDelivered: jest.fn(() => Promise.resolve()),
    markExhausted: jest.fn(() => Promise.resolve()),
    markFailed: jest.fn(() => Promise.resolve()),
  };
  const log = jest.fn((line: string) => line.length);
  const send = { mail, webhook: jest.fn(() => Promise.resolve()) };
  return { store, send, now: () => noon, log };
}

function refuse() {
  return jest.fn(() => Promise.reject(new Error("refused")));
}

test("a mail that failed is sent again later, and the log contains no personal data", async () => {
  const delivery = prepare(refuse());
  await deliver({ ...stored, attempts: 3 }, delivery);
  expect(delivery.store.markFailed).toHaveBeenCalledWith(
    { ...stored, attempts: 3 },
    "Error: refused",
    noon + 4 * minute,
  );
  const lines = delivery.log.mock.calls.join("\n");
  expect(lines).toContain(stored.id);
  for (const personal of ["Ana", "Ruiz", "600", "ana@", "events"]) expect(lines).not.toContain(personal);
});

test("the error of a delivery is stored without the address of the receiver, which may contain a key", async () => {
  const delivery = prepare(
    jest.fn(() => Promise.reject(new TypeError("Invalid URL: https://ann:hidden@hooks.example/key"))),
  );
  await deliver(stored, delivery);
  expect(delivery.store.markFailed).toHaveBeenCalledWith(stored, "TypeError: Invalid URL: https://…", noon + minute);
});

test("the waits double up to six hours, and end after 16 attempts in 44.5 hours", async () => {
  const waits = Array.from({ length: 16 }, (_, index) => waitAfter(index + 1));
  expect(waits.slice(0, 4)).toEqual([minute, 2 * minute, 4 * minute, 8 * minute]);
  expect(waits.slice(-2)).toEqual([360 * minute, undefined]);
  const hours = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0) / (60 * minute);
  expect(hours).toBeCloseTo(44.5, 1);
  const delivery = prepare(refuse());
  await deliver({ ...stored, attempts: 16 }, delivery);
  expect(delivery.store.markFailed).toHaveBeenCalledWith({ ...stored, attempts: 16 }, "Error: refused", undefined);
});

test("a run reserves a limited number of submissions, and one that fails does not stop the others", async () => {
  const delivery = prepare(jest.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error("refused")));
  delivery.store.markExhausted.mockRejectedValue(new Error("no space"));
  delivery.store.claimDue.mockResolvedValue([stored, { ...stored, id: "other" }]);
  await deliverDue(delivery, 20);
  expect(delivery.store.claimDue).toHaveBeenCalledWith(noon, noon + minute, 20);
  expect(delivery.store.markFailed).toHaveBeenCalledTimes(1);
  expect(delivery.store.markDelivered.mock.calls).toEqual([[{ ...stored, id: "other" }, noon]]);
});

test.each<[string, Error, number, number | undefined]>([
  ["a failure", new Error("refused"), 1, minute],
  ["a wait of two minutes", new DeliveryFailure("429", 2 * minute), 1, 2 * minute],
  ["a wait that is shorter than the usual one", new DeliveryFailure("429", 1000), 3, 4 * minute],
  ["a wait of a year", new DeliveryFailure("429", 365 * 24 * 60 * minute), 1, 360 * minute],
  ["a wait after the last attempt", new DeliveryFailure("429", minute), 16, undefined],
  ["the end of the receiver", new DeliveryFailure("410", Infinity), 1, undefined],
])("after %s, a webhook waits as long as it may, and no mail is sent", async (_, error, attempts, wait) => {
  const delivery = prepare();
  delivery.send.webhook.mockRejectedValue(error);
  const row = { ...stored, channel: "webhook" as const, attempts };
  await deliver(row, delivery);
  expect(delivery.store.markFailed).toHaveBeenCalledWith(row, String(error), wait && noon + wait);
  expect(delivery.send.mail).not.toHaveBeenCalled();
  expect(delivery.log.mock.calls.join()).toContain(`submission ${stored.id}: attempt ${attempts} to send its webhook`);
});

test.each<[Channel, Channel]>([
  ["webhook", "mail"],
  ["mail", "webhook"],
])("300 submissions whose %s waits for a silent receiver delay no %s", async (silent, other) => {
  const database = await opening;
  const store = await openEmpty(database);
  const add = (name: string, channel: Channel, count: number, due: number) =>
    database.exec(
      `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count}) INSERT INTO deliveries
       SELECT '${name}-' || n, '${channel}', 'submission', 0, 'Ana', 'Ruiz', '1', 'ana@acme.example', 'Hello', '', NULL,
       'waiting', 1, ${due}, NULL, '' FROM numbers`.replaceAll("\n", " "),
    );
  await add("old", silent, 300, noon - minute);
  await add("new", other, 30, noon);
  const sent: string[] = [];
  const answer = ({ id }: Stored) => {
    sent.push(id);
    return id.startsWith("old") ? Promise.reject(new Error("timeout")) : Promise.resolve();
  };
  const delivery = { store, send: { mail: answer, webhook: answer }, log: () => undefined };
  for (const run of [0, 1]) await deliverDue({ ...delivery, now: () => noon + run * minute }, 20);
  expect(sent.filter((id) => id.startsWith("new"))).toHaveLength(30);
  expect(sent.filter((id) => id.startsWith("old")).length).toBeGreaterThanOrEqual(40);
  // The platform opens few connections at once.
  expect(sent[0]).toContain(silent === "mail" ? "old" : "new");
});
