import { addresses, noon, stored } from "../testing/relay";
import { deliver, deliverDue, raiseAlert, waitAfter } from "./deliver";
import type { Stored } from "./store";

const minute = 60_000;

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

function refuse() {
  return jest.fn(() => Promise.reject(new Error("refused")));
}

test("a mail that failed is sent again later, and the log contains no personal data", async () => {
  const delivery = prepare(refuse());
  await deliver({ ...stored, attempts: 3 }, delivery);
  expect(delivery.store.markFailed).toHaveBeenCalledWith(stored.id, "Error: refused", noon + 4 * minute);
  const lines = delivery.log.mock.calls.join("\n");
  expect(lines).toContain(stored.id);
  for (const personal of ["Ana", "Ruiz", "600", "ana@", "events"]) expect(lines).not.toContain(personal);
});

test("the waits double up to six hours, and end after 16 attempts in two and a half days", async () => {
  const waits = Array.from({ length: 16 }, (_, index) => waitAfter(index + 1));
  expect(waits.slice(0, 4)).toEqual([minute, 2 * minute, 4 * minute, 8 * minute]);
  expect(waits.slice(-2)).toEqual([360 * minute, undefined]);
  const days = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0) / (24 * 60 * minute);
  expect(days).toBeGreaterThan(1.5);
  expect(days).toBeLessThan(3);
  const delivery = prepare(refuse());
  await deliver({ ...stored, attempts: 16 }, delivery);
  expect(delivery.store.markFailed).toHaveBeenCalledWith(stored.id, "Error: refused", undefined);
});

test("a run reserves a limited number of submissions, and one that fails does not stop the others", async () => {
  const delivery = prepare(jest.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error("refused")));
  delivery.store.markExhausted.mockRejectedValue(new Error("no space"));
  delivery.store.claimDue.mockResolvedValue([stored, { ...stored, id: "other" }]);
  await deliverDue(delivery, 20);
  expect(delivery.store.claimDue).toHaveBeenCalledWith(noon, noon + minute, 20);
  expect(delivery.store.markFailed).toHaveBeenCalledTimes(1);
  expect(delivery.store.markDelivered.mock.calls).toEqual([["other", noon]]);
});

test("an alert calls its address and fails the run, whether it is answered or not", async () => {
  const fetch = jest.fn<Promise<Response>, Parameters<typeof globalThis.fetch>>(() => Promise.resolve(new Response()));
  const alert = (url?: string) => raiseAlert("1 dead.", url, fetch);
  await expect(alert()).rejects.toThrow(/^1 dead\.$/u);
  expect(fetch).not.toHaveBeenCalled();
  await expect(alert("https://alert.example")).rejects.toThrow(/^1 dead\.$/u);
  const init = expect.objectContaining({ body: '{"text":"1 dead."}' }) as RequestInit;
  expect(fetch).toHaveBeenCalledWith("https://alert.example", init);
  fetch.mockResolvedValueOnce(new Response(null, { status: 500 }));
  await expect(alert("https://alert.example")).rejects.toThrow(/webhook failed: status 500/u);
  fetch.mockRejectedValueOnce(new Error("refused"));
  await expect(alert("https://alert.example")).rejects.toThrow(/webhook failed: Error: refused/u);
});
