import { cardPath } from "./addresses";

test("every page has its own social card", () => {
  expect(["/", "/home", "/blog/a"].map(cardPath)).toEqual([
    "/social/_home.png",
    "/social/home.png",
    "/social/blog/a.png",
  ]);
});
