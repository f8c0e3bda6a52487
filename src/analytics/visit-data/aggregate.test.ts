import { leave, play, view } from "../testing/events";
import { listHours, rank, readClick, sumTime } from "./aggregate";

test("what was counted is ranked, the most frequent first, and equals as they came", () => {
  expect(rank({ a: 1, b: 3, c: 1, d: 2 }).map(({ name }) => name)).toEqual(["b", "d", "a", "c"]);
});

test("a day has 24 hours, whatever stands in the record", () => {
  const hours = listHours({ 0: 1, 9: 2, 23: 3, 24: 4, noon: 5 });
  expect(hours).toHaveLength(24);
  expect([hours[0], hours[9], hours[10], hours[23]]).toEqual([1, 2, 0, 3]);
});

test("the time in all is that of all pages", () => {
  expect(sumTime(play(view("/"), leave("/", 1000, 700), view("/team", 2000), leave("/team", 3000, 300)))).toBe(1000);
});

test.each([
  ['a "Book Demo"', "link", "Book Demo"],
  ['button "Say "hello""', "button", 'Say "hello"'],
  ['summary "Last clicks"', "button", "Last clicks"],
  ['input "email"', "field", "email"],
  ['a "cut off in the mid', "link", "cut off in the mid"],
  ["a", "link", ""],
  ["p", "element", "p"],
  ['div "Menu"', "element", "Menu"],
  ["constructor", "element", "constructor"],
  ["something else", "element", "something else"],
  ["", "element", ""],
])("a click on %s was on a %s named %s", (element, kind, name) => {
  expect(readClick(element)).toEqual({ kind, name });
});
