import { limits, relayUrl } from "./limits";

test.each([
  [undefined, "/send-email"],
  ["", "/send-email"],
  ["https://relay.acme.example", "https://relay.acme.example/send-email"],
  ["https://relay.acme.example/", "https://relay.acme.example/send-email"],
  ["https://relay.acme.example/v1//", "https://relay.acme.example/v1/send-email"],
])("with the relay's host set to %j the form goes to %s", (host, url) => {
  expect(relayUrl(host)).toBe(url);
});

test("a message has 10 to 2000 characters, as the specification says", () => {
  expect([limits.messageMinimum, limits.messageMaximum]).toEqual([10, 2000]);
});
