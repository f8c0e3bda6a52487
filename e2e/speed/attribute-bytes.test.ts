import { attributeBytes, bundler, toPath } from "./attribute-bytes";

/** `head();` of nobody, `aaaa` of a, `bbb` of b, `aa` of a again; on the next line `é` of b. */
const map = {
  version: 3 as const,
  names: [],
  sources: ["webpack://website/./src/a.tsx", "webpack://website/./node_modules/b/index.js?x=1"],
  mappings: [
    [
      [7, 0, 0, 0],
      [11, 1, 0, 0],
      [14, 0, 0, 0],
    ],
    [[0, 1, 0, 0]],
  ] as [number, number, number, number][][],
};

test("gives each module what stands between its marks, over all lines", () => {
  expect(Object.fromEntries(attributeBytes("head();aaaabbbaa\né", map))).toEqual({
    [bundler]: 7,
    "src/a.tsx": 6,
    "node_modules/b/index.js": 5,
  });
});

test("gives a script without marks to the bundler", () => {
  expect(Object.fromEntries(attributeBytes("abc", { ...map, mappings: [] }))).toEqual({ [bundler]: 3 });
});

test("reads the bundler's names as paths", () => {
  expect(toPath("webpack://website/./.cache/app.js")).toBe(".cache/app.js");
  expect(toPath("webpack://website/external%20x")).toBe("external%20x");
});
