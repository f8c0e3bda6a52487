import { mayRun, type AutoplayConditions } from "./use-autoplay";

const watched: AutoplayConditions = {
  paused: false,
  justStarted: false,
  hovered: false,
  focused: false,
  onScreen: true,
  tabVisible: true,
};

test("it runs when it is visible and nothing pauses it", () => {
  expect(mayRun(watched)).toBe(true);
});

test.each<[string, Partial<AutoplayConditions>]>([
  ["when it was paused", { paused: true }],
  ["under the pointer", { hovered: true }],
  ["under focus", { focused: true }],
  ["off screen", { onScreen: false }],
  ["in a hidden tab", { tabVisible: false }],
])("it pauses %s", (_, change) => {
  expect(mayRun({ ...watched, ...change })).toBe(false);
});

test("it runs after its button was pressed, although pointer and focus are on the button", () => {
  expect(mayRun({ ...watched, justStarted: true, hovered: true, focused: true })).toBe(true);
});

test.each<[string, Partial<AutoplayConditions>]>([
  ["off screen", { onScreen: false }],
  ["in a hidden tab", { tabVisible: false }],
  ["after it was paused", { paused: true }],
])("even then it pauses %s", (_, change) => {
  expect(mayRun({ ...watched, justStarted: true, ...change })).toBe(false);
});
