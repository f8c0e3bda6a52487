import { hashText } from "./hash";

test("a text has one hash, in base 36", () => {
  expect(hashText("a browser")).toBe(hashText("a browser"));
  expect(hashText("a browser")).toMatch(/^[0-9a-z]{8,11}$/u);
  expect(hashText("")).toMatch(/^[0-9a-z]+$/u);
});

test("texts that differ in one character have other hashes", () => {
  const texts = Array.from({ length: 5000 }, (_, index) => `browser ${index}`);
  expect(new Set(texts.map(hashText)).size).toBe(texts.length);
});
