import { addToast, clearToasts, dismissToast, showToast, toastDuration, toasts, type Toast } from "./toasts";

const sent = { kind: "success", title: "Sent", text: "It is on its way." } as const;

test("a new toast comes last, with a unique id, and the fourth replaces the oldest", () => {
  const titles = ["one", "two", "three", "four", "five"];
  const list = titles.reduce<Toast[]>((all, title) => addToast(all, { ...sent, title }), []);
  expect(list.map(({ title }) => title)).toEqual(["three", "four", "five"]);
  expect(new Set(list.map(({ id }) => id)).size).toBe(3);
});

test("a dismissed toast leaves the others", () => {
  showToast(sent);
  showToast({ ...sent, title: "Sent again" });
  dismissToast(toasts.read()[0]?.id ?? 0);
  expect(toasts.read().map(({ title }) => title)).toEqual(["Sent again"]);
  clearToasts();
  expect(toasts.read()).toEqual([]);
});

test("a success stays for at least 6 seconds, longer when its text is long, and a failure until it is dismissed", () => {
  expect(toastDuration({ ...sent, id: 1 })).toBe(6000);
  expect(toastDuration({ ...sent, id: 1, text: "word ".repeat(40) })).toBeGreaterThan(15_000);
  expect(toastDuration({ ...sent, id: 1, kind: "failure" })).toBeUndefined();
});
