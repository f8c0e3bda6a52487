import { followKey, readSwipe, wrapIndex } from "./use-carousel";

test("the index goes around both ends", () => {
  expect(wrapIndex(5, 1, 6)).toBe(0);
  expect(wrapIndex(0, -1, 6)).toBe(5);
  expect(wrapIndex(2, 7, 3)).toBe(0);
});

test("arrow keys change the slide, Home and End go to the ends, other keys do nothing", () => {
  expect(followKey({ key: "ArrowRight" }, 2, 3)).toBe(0);
  expect(followKey({ key: "ArrowLeft" }, 0, 3)).toBe(2);
  expect(followKey({ key: "Home" }, 2, 3)).toBe(0);
  expect(followKey({ key: "End" }, 0, 3)).toBe(2);
  expect(followKey({ key: "a" }, 0, 3)).toBeUndefined();
});

test("the left arrow key shows the next slide of a page that is read from right to left", () => {
  expect(followKey({ key: "ArrowLeft" }, 2, 3, -1)).toBe(0);
  expect(followKey({ key: "ArrowRight" }, 0, 3, -1)).toBe(2);
  expect(followKey({ key: "Home" }, 2, 3, -1)).toBe(0);
});

test.each(["altKey", "ctrlKey", "metaKey", "shiftKey"])("a key with %s does nothing", (modifier) => {
  expect(followKey({ key: "ArrowLeft", [modifier]: true }, 2, 3)).toBeUndefined();
});

test("a swipe to the left shows the next slide, to the right the one before", () => {
  expect(readSwipe(-60, 5)).toBe(1);
  expect(readSwipe(60, -5)).toBe(-1);
});

test("a short swipe, and one that scrolls the page, do nothing", () => {
  expect(readSwipe(-39, 0)).toBe(0);
  expect(readSwipe(-60, 80)).toBe(0);
});
