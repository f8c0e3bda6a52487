import { explainHost } from "./explain-host";

const list = (link: string) => explainHost(link).map(({ message, level = "error" }) => `${level}: ${message}`);

test.each([
  "https://www.starter.example/a@b?c=d@e#f@g",
  "https://müller.example",
  "https://xn--mller-kva.example/path",
  "https://例え.jp",
  "https://東京タワーabc.jp:8443",
  "https://한국.example",
  "https://пример.рф",
  "https://хор.рф",
  "https://пример.com",
  "https://ελλάδα.example",
  "https://بوابة.example",
  "https://नमस्ते.example",
  "https://i❤.example",
  "https://a_b.example",
  "https://[::1]:8080/",
  "mailto:anna@müller.example?subject=a@b",
  "/contact",
  "#",
])("%s is accepted", (link) => expect(list(link)).toEqual([]));

test.each([
  ["https://www.acme.example@evil.example/", "error: https://www.acme.example@evil.example/ leads to evil.example"],
  ["https://user:password@evil.example", "error: .* leads to evil.example: what is before the @ is a user name"],
  ["https://a@b@evil.example:443", "error: .* leads to evil.example"],
  ["https://pаypal.com/a", "error: the host .* mixes letters of several alphabets"],
  ["https://xn--pypal-4ve.com", String.raw`error: the host pаypal.com \(xn--pypal-4ve.com\) mixes`],
  ["https://gοogle.example", "error: the host .* mixes letters of several alphabets"],
  ["https://starter.example∕a.evil.example", "error: the host .* mixes"],
  ["https://аррӏе.com", String.raw`warning: the host аррӏе.com \(xn--80ak6aa92e.com\) looks like apple.com`],
  ["https://xn--80ak6aa92e.com", "warning: the host .* looks like apple.com"],
  ["mailto:anna@pаypal.com", String.raw`error: the host pаypal.com \(xn--pypal-4ve.com\) mixes`],
  ["https://xn--a", "error: https://xn--a has no valid host"],
])("%s is reported", (link, message) => {
  expect(list(link)).toEqual([expect.stringMatching(new RegExp(`^${message}`, "u"))]);
});
