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

const safe = (address: string) =>
  `https://eur02.safelinks.protection.outlook.com/?url=${encodeURIComponent(address)}&data=05%7C02%7Cann%40acme.example%7C1&reserved=0`;
const hidden = "https://www.acme.example/a?b=c&d=e%20f#g";

test.each([
  [safe(hidden), hidden],
  [
    "https://urldefense.proofpoint.com/v2/url?u=https-3A__www.acme.example_a-5Fb_&d=DwMFAg&e=",
    "https://www.acme.example/a_b/",
  ],
  ["https://urldefense.com/v3/__https://www.acme.example/a?b=c__;!!ABC!xyz$", "https://www.acme.example/a?b=c"],
  ["https://urldefense.com/v3/__https:/www.acme.example/a__;!!ABC!xyz$", "https://www.acme.example/a"],
  [safe("https://urldefense.com/v3/__https://www.acme.example/a__;!!ABC!xyz$"), "https://www.acme.example/a"],
  ["https://www.google.com/url?q=https://www.acme.example/a&sa=D&usg=AOv", "https://www.acme.example/a"],
  ["https://www.google.co.uk/url?sa=t&url=https%3A%2F%2Fwww.acme.example%2Fa", "https://www.acme.example/a"],
  ["https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.acme.example%2Fa%3Fb%3Dc&h=AT0", "https://www.acme.example/a?b=c"],
  ["https://www.linkedin.com/redir/redirect?url=https%3A%2F%2Fwww%2Eacme%2Eexample%2Fa", "https://www.acme.example/a"],
  ["https://slack-redir.net/link?url=https%3A%2F%2Fwww.acme.example%2Fa", "https://www.acme.example/a"],
])("a wrapped link is reported with the address that it hides: %s", (link, address) => {
  expect(explainHost(link)).toEqual([
    expect.objectContaining({ rule: "link-wrapped", remedy: `Write the address that it hides: ${address}` }),
  ]);
});

test.each([
  "https://lnkd.in/eXample",
  "https://protect-eu.mimecast.com/s/AbCd",
  "https://url.us.m.mimecastprotect.com/s/AbCd?domain=acme.example",
  "https://urldefense.com/v3/__https://www.acme.example/*20a__;JQ!!ABC$",
  "https://eur02.safelinks.protection.outlook.com/?url=javascript%3Aalert(1)",
  "https://urldefense.proofpoint.com/v2/url?u=-FF-3A&d=DwMFAg",
])("a wrapped link that cannot be decoded is reported with what to do: %s", (link) => {
  expect(explainHost(link)).toEqual([
    expect.objectContaining({
      rule: "link-wrapped",
      remedy: "Open it, and copy the address from the address bar of the browser",
    }),
  ]);
});

test.each([
  "https://www.google.com/maps/place/Acme?q=1",
  "https://www.linkedin.com/posts/acme?url=https://www.acme.example",
  "https://www.acme.example/url?q=https://other.example",
  "https://safelinks.protection.outlook.com.acme.example/?url=https://other.example",
  "https://www.youtube.com/watch?v=1",
])("another link with an address in it is accepted: %s", (link) => expect(list(link)).toEqual([]));
