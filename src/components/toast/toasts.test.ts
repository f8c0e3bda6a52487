import { addToast, dropToast, stayOf, type Toast } from "./toasts";

const sent = { kind: "success", title: "Sent", text: "It is on its way." } as const;

test("a new toast comes last, with an id no other has", () => {
  const two = addToast(addToast([], sent), { ...sent, title: "Sent again" });
  expect(two.map(({ title }) => title)).toEqual(["Sent", "Sent again"]);
  expect(new Set(two.map(({ id }) => id)).size).toBe(2);
});

test("of four toasts the oldest makes room", () => {
  const titles = ["one", "two", "three", "four"];
  const row = titles.reduce<Toast[]>((toasts, title) => addToast(toasts, { ...sent, title }), []);
  expect(row.map(({ title }) => title)).toEqual(["two", "three", "four"]);
});

test("a dismissed toast leaves the others", () => {
  const two = addToast(addToast([], sent), { ...sent, title: "Sent again" });
  expect(dropToast(two, two[0]?.id ?? 0).map(({ title }) => title)).toEqual(["Sent again"]);
});

test("a success stays for at least 6 seconds, a long one as long as it takes to read", () => {
  expect(stayOf({ ...sent, id: 1 })).toBe(6000);
  expect(stayOf({ ...sent, id: 1, text: "word ".repeat(40) })).toBeGreaterThan(15_000);
});

test("a failure stays until it is dismissed", () => {
  expect(stayOf({ ...sent, id: 1, kind: "failure" })).toBeUndefined();
});
