import { toAbsolute } from "./addresses";

test.each([
  ["/", "https://www.querent.example/"],
  ["/team", "https://www.querent.example/team"],
  ["https://elsewhere.example/team", "https://elsewhere.example/team"],
  ["mailto:name@querent.example", "mailto:name@querent.example"],
])("%s is, as a whole address, %s", (path, address) => {
  expect(toAbsolute("https://www.querent.example", path)).toBe(address);
});
