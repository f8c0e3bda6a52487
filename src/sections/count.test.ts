import { writeCount } from "./count";

const words = { one: "{n} post", other: "{n} posts" };

test.each([
  [0, "0 posts"],
  [1, "1 post"],
  [2, "2 posts"],
  [21, "21 posts"],
])("%d of them are counted as %s", (count, text) => {
  expect(writeCount(count, words, "en")).toBe(text);
});

test("another language counts in its own way", () => {
  expect(writeCount(0, { one: "{n} article", other: "{n} articles" }, "fr")).toBe("0 article");
});
