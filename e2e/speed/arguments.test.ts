import { readArguments } from "./arguments";

test("measures every page five times, in both forms and at the limit, when nothing is said", () => {
  expect(readArguments([])).toEqual({ routes: [], runs: 5, forms: ["mobile", "desktop"], limit: true, help: false });
});

test("takes routes and options in any order", () => {
  expect(readArguments(["/", "--runs", "3", "/team", "--form=desktop", "--no-limit"])).toEqual({
    routes: ["/", "/team"],
    runs: 3,
    forms: ["desktop"],
    limit: false,
    help: false,
  });
});

test.each([
  [["--runs", "0"], "--runs 0: give a whole number"],
  [["--runs", "2.5"], "--runs 2.5: give a whole number"],
  [["--runs", "many"], "--runs many: give a whole number"],
  [["--form", "tablet"], "--form tablet: choose from mobile, desktop, both"],
  [["--form", "toString"], "--form toString: choose from"],
  [["--fast"], "--fast"],
  [["--runs"], "--runs"],
])("refuses %j, and says what is right", (args, message) => {
  expect(() => readArguments(args)).toThrow(message);
  expect(() => readArguments(args)).toThrow("npm run lighthouse -- [routes]");
});
