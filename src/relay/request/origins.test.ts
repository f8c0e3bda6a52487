import { readOrigins } from "./origins";

test.each([
  [undefined, []],
  ["", []],
  ["https://a.example", ["https://a.example"]],
  ["https://a.example/, https://b.example:8443/path  nonsense", ["https://a.example", "https://b.example:8443"]],
])("the setting %j allows %j", (setting, origins) => {
  expect(readOrigins(setting)).toEqual(origins);
});
