import { addToast, clearToasts, dismissToast, showToast, toastDuration, toasts, type Toast } from "./toasts";

const sent = { kind: "success", title: "Sent", text: "It is on its way." } as const;

test("a new toast comes last, with a unique id", () => {
  const two = addToast(addToast([], sent), { ...sent, title: "Sent again" });
  expect(two.map(({ title }) => title)).toEqual(["Sent", "Sent again"]);
  expect(new Set(two.map(({ id }) => id)).size).toBe(2);
});

test("the fourth toast replaces the oldest", () => {
  const titles = ["one", "two", "three", "four"];
  const list = titles.reduce<Toast[]>((all, title) => addToast(all, { ...sent, title }), []);
  expect(list.map(({ title }) => title)).toEqual(["two", "three", "four"]);
});

test("a dismissed toast leaves the others", () => {
  showToast(sent);
  showToast({ ...sent, title: "Sent again" });
  dismissToast(toasts.read()[0]?.id ?? 0);
  expect(toasts.read().map(({ title }) => title)).toEqual(["Sent again"]);
  clearToasts();
  expect(toasts.read()).toEqual([]);
});

test("a success stays for at least 6 seconds, and longer when its text is long", () => {
  expect(toastDuration({ ...sent, id: 1 })).toBe(6000);
  expect(toastDuration({ ...sent, id: 1, text: "word ".repeat(40) })).toBeGreaterThan(15_000);
});

test("a failure stays until it is dismissed", () => {
  expect(toastDuration({ ...sent, id: 1, kind: "failure" })).toBeUndefined();
});
