import { mayRun, type AutoplayConditions } from "./use-autoplay";

const watched: AutoplayConditions = {
  paused: false,
  justStarted: false,
  hovered: false,
  focused: false,
  onScreen: true,
  tabVisible: true,
};

test.each<[string, Partial<AutoplayConditions>, boolean]>([
  ["runs when it is visible and nothing pauses it", {}, true],
  ["pauses when it was paused", { paused: true }, false],
  ["pauses under the pointer", { hovered: true }, false],
  ["pauses under focus", { focused: true }, false],
  ["pauses off screen", { onScreen: false }, false],
  ["pauses in a hidden tab", { tabVisible: false }, false],
  [
    "runs after its button was pressed, under pointer and focus",
    { justStarted: true, hovered: true, focused: true },
    true,
  ],
  ["even then pauses off screen", { justStarted: true, onScreen: false }, false],
  ["even then pauses in a hidden tab", { justStarted: true, tabVisible: false }, false],
  ["even then pauses after it was paused", { justStarted: true, paused: true }, false],
])("it %s", (_, change, runs) => {
  expect(mayRun({ ...watched, ...change })).toBe(runs);
});
