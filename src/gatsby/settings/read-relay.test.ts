import { readRelay } from "./read-relay";

const relay = "https://relay.acme.example";

test.each([
  [relay, relay],
  [`${relay}/v1/`, relay],
  ["https://relay.acme.example:8443", "https://relay.acme.example:8443"],
  ["https://مثال.example", "https://xn--mgbh0fb.example"],
  ["http://localhost:8787", "http://localhost:8787"],
  ["http://127.0.0.1", "http://127.0.0.1"],
])("with the setting %j the relay is at %s", (setting, origin) => {
  expect(readRelay({ GATSBY_RELAY_URL: setting })).toBe(origin);
});

test("without the setting the relay is on the site's own host, except on Netlify, where that is an error", () => {
  for (const env of [{}, { GATSBY_RELAY_URL: "" }, { NETLIFY: "false" }]) expect(readRelay(env)).toBeUndefined();
  for (const env of [{}, { GATSBY_RELAY_URL: "" }])
    expect(() => readRelay({ ...env, NETLIFY: "true" })).toThrow(
      "GATSBY_RELAY_URL is not set, and Netlify has no relay for the contact form. Write its whole address, e.g. https://relay.example.com, in",
    );
  expect(readRelay({ GATSBY_RELAY_URL: relay, NETLIFY: "true" })).toBe(relay);
});

test.each([
  "relay.acme.example",
  "//relay.acme.example",
  "/",
  " ",
  ` ${relay}`,
  `${relay} `,
  "http://relay.acme.example",
  "http://localhost.acme.example",
  "https://me@relay.acme.example",
  `${relay}?a=b`,
  `${relay}#a`,
  "https://",
  "https://[",
  "javascript:alert(1)",
])("the setting %j is refused", (setting) => {
  expect(() => readRelay({ GATSBY_RELAY_URL: setting })).toThrow(
    `GATSBY_RELAY_URL is ${JSON.stringify(setting)}, which is not the address of a relay.`,
  );
});
