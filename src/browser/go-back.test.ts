import { goBack } from "./go-back";

/** Clicks a link back to the blog in a window with these properties. Returns whether the history is used instead. */
function clickBack(properties: object): boolean {
  const listeners: ((event: object) => void)[] = [];
  const go = jest.fn();
  const addEventListener = (...[, listener]: [type: string, listener: (event: object) => void]) => {
    listeners.push(listener);
  };
  Object.assign(globalThis, { addEventListener, window: properties, history: { go } });
  goBack();
  const target = { closest: () => ({ dataset: { back: "/resources/blog" } }) };
  for (const listener of listeners) listener({ target, button: 0, preventDefault: () => undefined });
  return go.mock.calls.length > 0;
}

test("a link back to the blog uses the history if the visitor came from there", () => {
  const entries = ["/resources/blog", "/blog/one", "/blog/two"].map((path) => ({ url: `https://example.com${path}` }));
  expect(clickBack({ navigation: { entries: () => entries, currentEntry: { index: 2 } } })).toBe(true);
  expect(clickBack({ navigation: { entries: () => entries.slice(1), currentEntry: { index: 1 } } })).toBe(false);
});

test("a browser without the Navigation API follows the link, also where an element has the id “navigation”", () => {
  expect(clickBack({})).toBe(false);
  expect(clickBack({ navigation: { id: "navigation", tagName: "H2" } })).toBe(false);
});
