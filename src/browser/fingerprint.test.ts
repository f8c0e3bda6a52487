import { fingerprint } from "./fingerprint";

test("equal browsers have one name in base 36, and those that differ in one character have different names", () => {
  const names = Array.from({ length: 5000 }, (_, index) => fingerprint({ userAgent: `browser ${index}` }));
  expect(new Set(names).size).toBe(names.length);
  expect(fingerprint({ userAgent: "browser 0" })).toBe(names[0]);
  expect(names[0]).toMatch(/^[0-9a-z]{8,11}$/u);
});
