import site from "#content/site.json";
import type { Environment } from "./environment";
import { readSettings } from "./settings";

const read = (settings: Partial<Environment>) => readSettings(settings as Environment);

test("settings that are set are used, and unset or empty ones have their defaults", () => {
  const set = {
    ...{ MAILS_PER_RUN: 5, DELIVERED_DAYS: "7", DEAD_DAYS: 14, MAIL_TO: "a@acme.example", MAIL_FROM: "b@acme.example" },
    ...{ ALERT_URL: "https://alert.acme.example", MAIL_API_URL: "http://127.0.0.1:1/send" },
    ALLOWED_ORIGINS: "https://a.example",
  };
  for (const empty of ["", " "])
    expect(read(Object.fromEntries(Object.keys(set).map((name) => [name, empty])))).toEqual(read({}));
  const defaults = { mailsPerRun: 20, deliveredDays: 30, deadDays: 90, addresses: { to: site.email }, origins: [] };
  expect(read({})).toMatchObject({ settings: defaults, problems: [] });
  const settings = {
    ...{ mailsPerRun: 5, deliveredDays: 7, deadDays: 14, alertUrl: "https://alert.acme.example" },
    ...{ mailApiUrl: "http://127.0.0.1:1/send", origins: ["https://a.example"] },
    addresses: { from: "b@acme.example", to: "a@acme.example" },
  };
  expect(read(set)).toEqual({ settings, problems: [] });
});

test.each<[keyof Environment, string[]]>([
  ["MAILS_PER_RUN", ["0", "-1", "many", "1e3", "20000"]],
  ["DELIVERED_DAYS", ["thirty", "0", "1.5", "NaN"]],
  ["DEAD_DAYS", ["0", "-90", "∞"]],
  ["ALERT_URL", ["alert.acme.example", "javascript:alert(1)"]],
  ["MAIL_API_URL", ["api", "ftp://acme.example"]],
  ["MAIL_TO", ["sales", "a@acme.example, b@acme.example", "Ann <a@acme.example>"]],
  ["MAIL_FROM", ["@acme.example"]],
  ["ALLOWED_ORIGINS", ["www.acme.example"]],
])("a wrong %s is reported, and has its default", (name, values) => {
  for (const value of values) {
    const { settings, problems } = read({ [name]: value });
    expect(settings).toEqual(read({}).settings);
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name}.*write `, "u"))]);
  }
});
