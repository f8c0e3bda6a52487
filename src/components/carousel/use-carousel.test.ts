import { followKey, readSwipe } from "./use-carousel";

test.each([
  ["ArrowRight", 2, 1, 0],
  ["ArrowLeft", 0, 1, 2],
  ["Home", 2, 1, 0],
  ["End", 0, 1, 2],
  ["a", 2, 1, undefined],
  ["ArrowLeft", 2, -1, 0],
  ["ArrowRight", 0, -1, 2],
  ["Home", 2, -1, 0],
] as const)("the key %s leads from slide %d of 3, in the direction %d, to slide %d", (key, index, direction, next) => {
  expect(followKey({ key }, index, 3, direction)).toBe(next);
});

test.each(["altKey", "ctrlKey", "metaKey", "shiftKey"])("a key with %s does nothing", (modifier) => {
  expect(followKey({ key: "ArrowLeft", [modifier]: true }, 2, 3)).toBeUndefined();
});

test("a swipe to the left shows the next slide; a short one, and one that scrolls the page, do nothing", () => {
  expect([readSwipe(-60, 5), readSwipe(60, -5)]).toEqual([1, -1]);
  expect(readSwipe(-39, 0)).toBe(0);
  expect(readSwipe(-60, 80)).toBe(0);
});
