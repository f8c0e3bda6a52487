import { formatSecurityText } from "./write-site-files";

test("security.txt names the contact and expires a year after the build", () => {
  const site = { email: "hello@acme.example", url: "https://www.acme.example", language: "en" };
  expect(formatSecurityText(site, "2026-03-01")).toBe(
    "Contact: mailto:hello@acme.example\n" +
      "Expires: 2027-03-01T00:00:00.000Z\n" +
      "Preferred-Languages: en\n" +
      "Canonical: https://www.acme.example/.well-known/security.txt\n",
  );
});
