import { deliver, deliverDue, waitAfter } from "./deliver";
import type { Stored } from "./store";
import { stored } from "../testing/submission";

const minute = 60_000;
const noon = Date.UTC(2026, 0, 15, 12);
const addresses = { from: "website@acme.example", to: "sales@acme.example" };

function prepare(sendMail = jest.fn(() => Promise.resolve())) {
  const store = {
    claimDue: jest.fn<Promise<Stored[]>, [number, number, number]>(() => Promise.resolve([])),
    markDelivered: jest.fn(() => Promise.resolve()),
    markExhausted: jest.fn(() => Promise.resolve()),
    markFailed: jest.fn(() => Promise.resolve()),
  };
  const log = jest.fn((line: string) => line.length);
  return { store, sendMail, addresses, now: () => noon, log };
}

test("a mail that was handed over is noted", async () => {
  const delivery = prepare();
  await deliver(stored, delivery);
  expect(delivery.sendMail).toHaveBeenCalledTimes(1);
  expect(delivery.store.markDelivered).toHaveBeenCalledWith(stored.id, noon);
  expect(delivery.store.markFailed).not.toHaveBeenCalled();
});

test("a mail that failed is tried again later, and the log names nobody", async () => {
  const delivery = prepare(jest.fn(() => Promise.reject(new Error("refused"))));
  await deliver({ ...stored, attempts: 3 }, delivery);
  expect(delivery.store.markFailed).toHaveBeenCalledWith(stored.id, "Error: refused", noon + 4 * minute);
  const lines = delivery.log.mock.calls.join("\n");
  expect(lines).toContain(stored.id);
  for (const personal of ["Ana", "Ruiz", "600", "ana@", "events"]) expect(lines).not.toContain(personal);
});

test("after the last try it is no longer tried", async () => {
  const delivery = prepare(jest.fn(() => Promise.reject(new Error("refused"))));
  await deliver({ ...stored, attempts: 16 }, delivery);
  expect(delivery.store.markFailed).toHaveBeenCalledWith(stored.id, "Error: refused", undefined);
});

test("the waits double up to six hours, and end after two and a half days", () => {
  const waits = Array.from({ length: 16 }, (_, index) => waitAfter(index + 1));
  expect(waits.slice(0, 4)).toEqual([minute, 2 * minute, 4 * minute, 8 * minute]);
  expect(waits.at(-2)).toBe(360 * minute);
  expect(waits.at(-1)).toBeUndefined();
  const days = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0) / (24 * 60 * minute);
  expect(days).toBeGreaterThan(1.5);
  expect(days).toBeLessThan(3);
});

test("a run takes hold of a limited number, and one that fails does not keep the others", async () => {
  const sendMail = jest.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error("refused"));
  const delivery = prepare(sendMail);
  delivery.store.claimDue.mockResolvedValue([stored, { ...stored, id: "other" }]);
  await deliverDue(delivery, 20);
  expect(delivery.store.claimDue).toHaveBeenCalledWith(noon, noon + minute, 20);
  expect(delivery.store.markFailed).toHaveBeenCalledTimes(1);
  expect(delivery.store.markDelivered).toHaveBeenCalledWith("other", noon);
});
