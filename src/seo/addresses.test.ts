import { cardPath, toAbsolute } from "./addresses";

test.each([
  ["/", "https://www.acme.example/"],
  ["/team", "https://www.acme.example/team"],
  ["https://elsewhere.example/team", "https://elsewhere.example/team"],
  ["mailto:name@acme.example", "mailto:name@acme.example"],
])("the absolute address of %s is %s", (path, address) => {
  expect(toAbsolute("https://www.acme.example", path)).toBe(address);
});

test("every page has its own social card", () => {
  expect(["/", "/home", "/blog/a"].map(cardPath)).toEqual([
    "/social/_home.png",
    "/social/home.png",
    "/social/blog/a.png",
  ]);
});
