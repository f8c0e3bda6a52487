import { cardPath, toAbsolute } from "./addresses";

test.each([
  ["/", "https://www.acme.example/"],
  ["/team", "https://www.acme.example/team"],
  ["https://elsewhere.example/team", "https://elsewhere.example/team"],
  ["mailto:name@acme.example", "mailto:name@acme.example"],
])("%s is, as a whole address, %s", (path, address) => {
  expect(toAbsolute("https://www.acme.example", path)).toBe(address);
});

test.each([
  ["/", "/social/home.png"],
  ["/team", "/social/team.png"],
  ["/blog/telemetry-over-talk", "/social/blog/telemetry-over-talk.png"],
])("the social card of %s is %s", (path, card) => {
  expect(cardPath(path)).toBe(card);
});

test("no page can have the home page's social card", () => {
  expect(() => cardPath("/home")).toThrow("No page can be at /home");
});
