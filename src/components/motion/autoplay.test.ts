import { mayRun, type AutoplayConditions } from "./autoplay";

const watched: AutoplayConditions = {
  paused: false,
  insisted: false,
  hovered: false,
  focused: false,
  onScreen: true,
  tabVisible: true,
};

test("what is seen and left alone moves", () => {
  expect(mayRun(watched)).toBe(true);
});

test.each<[string, Partial<AutoplayConditions>]>([
  ["when it was paused", { paused: true }],
  ["under the pointer", { hovered: true }],
  ["under focus", { focused: true }],
  ["off screen", { onScreen: false }],
  ["in a hidden tab", { tabVisible: false }],
])("it stands still %s", (_, change) => {
  expect(mayRun({ ...watched, ...change })).toBe(false);
});

test("whoever starts it sees it move although the pointer and the focus are on the button", () => {
  expect(mayRun({ ...watched, insisted: true, hovered: true, focused: true })).toBe(true);
});

test.each<[string, Partial<AutoplayConditions>]>([
  ["off screen", { onScreen: false }],
  ["in a hidden tab", { tabVisible: false }],
  ["after it was paused", { paused: true }],
])("even then it stands still %s", (_, change) => {
  expect(mayRun({ ...watched, insisted: true, ...change })).toBe(false);
});
