import { fill } from "./fill";

test.each([
  ["© {year} {name}", { year: "2026", name: "Acme, Inc." }, "© 2026 Acme, Inc."],
  ["{n} of {n}", { n: "3" }, "3 of 3"],
  ["No placeholder here", { n: "3" }, "No placeholder here"],
  ["{name} stays", {}, "{name} stays"],
  ["{name} may be empty", { name: "" }, " may be empty"],
  ["{name} costs", { name: "$& $1" }, "$& $1 costs"],
  ["{name} once", { name: "{n}", n: "3" }, "{n} once"],
  ["{ name } and {} are no placeholders", { name: "x" }, "{ name } and {} are no placeholders"],
])("%j filled with %j is %j", (text, values, filled) => {
  expect(fill(text, values)).toBe(filled);
});
