import { toAbsolute } from "./addresses";

test.each([
  ["/", "https://www.acme.example/"],
  ["/team", "https://www.acme.example/team"],
  ["https://elsewhere.example/team", "https://elsewhere.example/team"],
  ["mailto:name@acme.example", "mailto:name@acme.example"],
])("%s is, as a whole address, %s", (path, address) => {
  expect(toAbsolute("https://www.acme.example", path)).toBe(address);
});
