import { composeSecurityText } from "../../../src/deploy/security-text";
import { checkSecurityText } from "./check-security-text";

const self = "https://acme.example/.well-known/security.txt";
const now = Date.parse("2026-11-22T12:00:00Z");
const good = composeSecurityText({
  email: "hello@acme.example",
  url: "https://acme.example",
  language: "en",
  day: "2026-11-22",
});

test("what the build writes is well, and ends within a year", () => {
  expect(checkSecurityText(good, self, now)).toEqual([]);
  expect(checkSecurityText(good, self, now + 364 * 86_400_000)).toEqual([]);
  expect(checkSecurityText(good, self, now + 365 * 86_400_000)).toEqual([expect.stringContaining("has expired")]);
});

test.each([
  ["no contact", good.replace(/^Contact: .*$/mu, ""), /contact stands there 0 times/u],
  ["a contact without a scheme", good.replace("mailto:", ""), /no contact: hello@/u],
  ["two ends", good.replace(/^(Expires: .*)$/mu, "$1\n$1"), /expires stands there 2 times/u],
  ["an end that is no date", good.replace(/^Expires: .*$/mu, "Expires: next year"), /no date of RFC 3339/u],
  ["an end years ahead", good.replace("2027-", "2029-"), /more than a year/u],
  ["another canonical address", good.replace("acme.example/.well", "other.example/.well"), /does not name itself/u],
  ["an unknown field", `${good}Phone: 123\n`, /no such field: phone/u],
])("%s is a fault", (_, text, fault) => {
  expect(checkSecurityText(text, self, now)).toEqual([expect.stringMatching(fault)]);
});
