import { readFileSync } from "node:fs";

import { parse } from "jsonc-parser";

import site from "#content/site.json";
import type { Environment } from "./environment";
import { readSettings } from "./settings";

const secret = `whsec_${Buffer.from("a key of 24 or more bytes").toString("base64")}`;

const read = (settings: Partial<Environment>) => readSettings(settings as Environment);

test("settings that are set are used, and unset or empty ones have their defaults", () => {
  const set = {
    MAILS_PER_RUN: 5,
    REQUESTS_PER_DAY: "50",
    DELIVERED_DAYS: "7",
    DEAD_DAYS: 200,
    MAIL_TO: "a@acme.example",
    MAIL_FROM: "b@acme.example",
    ALERT_URL: "https://alert.acme.example",
    ALERT_FORMAT: "teams",
    MAIL_API_TOKEN: "re_1234\n",
    MAIL_API_URL: "http://127.0.0.1:1/send",
    ALLOWED_ORIGINS: "https://a.example",
    DELIVERY: "both",
    WEBHOOK_URL: "https://hooks.acme.example/lead?key=1",
    WEBHOOK_SECRET: secret,
    MAIL_TO_SECOND: "c@acme.example",
    BOUNCE_SECRET: secret,
    BOUNCE_DAYS: 3,
    CANARY_SECRET: `${secret} ${secret}`,
    CANARY_TO: "d@acme.example",
    DIGEST_TO: "e@acme.example",
    QUIET_DAYS: "14",
  };
  for (const empty of ["", " "])
    expect(read(Object.fromEntries(Object.keys(set).map((name) => [name, empty])))).toEqual(read({}));
  const defaults = {
    channels: ["mail"],
    mailsPerRun: 20,
    requestsPerDay: 100,
    deliveredDays: 30,
    deadDays: 180,
    addresses: { to: site.email },
    origins: [],
  };
  expect(read({})).toMatchObject({ settings: defaults, problems: [] });
  const settings = {
    mailsPerRun: 5,
    requestsPerDay: 50,
    deliveredDays: 10,
    deadDays: 200,
    alertUrl: "https://alert.acme.example",
    alertFormat: "teams",
    mailApiToken: "re_1234",
    mailApiUrl: "http://127.0.0.1:1/send",
    origins: ["https://a.example"],
    addresses: { from: "b@acme.example", to: "a@acme.example", second: "c@acme.example", canary: "d@acme.example" },
    channels: ["mail", "webhook"],
    webhookUrl: set.WEBHOOK_URL,
    webhookSecret: secret,
    bounceSecret: secret,
    canarySecret: `${secret} ${secret}`,
    digestTo: "e@acme.example",
    quietDays: 14,
  };
  expect(read(set)).toEqual({ settings, problems: [] });
});

test.each<[keyof Environment, string[]]>([
  ["MAILS_PER_RUN", ["0", "-1", "many", "1e3", "20000"]],
  ["REQUESTS_PER_DAY", ["0", "unlimited", "10000"]],
  ["DELIVERED_DAYS", ["thirty", "0", "1.5", "NaN"]],
  ["BOUNCE_DAYS", ["0", "five"]],
  ["DEAD_DAYS", ["0", "-90", "∞", "90", "179"]],
  ["ALERT_URL", ["alert.acme.example", "javascript:alert(1)"]],
  ["ALERT_FORMAT", ["slack", "Text"]],
  ["MAIL_API_URL", ["api", "ftp://acme.example"]],
  ["MAIL_API_TOKEN", ["re_1\nre_2", "Bearer re_1", "clé"]],
  ["MAIL_TO", ["sales", "a@acme.example, b@acme.example", "Ann <a@acme.example>"]],
  ["MAIL_FROM", ["@acme.example"]],
  ["ALLOWED_ORIGINS", ["www.acme.example"]],
  ["DELIVERY", ["Webhook", "mail, webhook", "constructor"]],
  ["WEBHOOK_URL", ["hooks.acme.example", "http://hooks.acme.example/", "https://ann:x@acme.example"]],
  ["WEBHOOK_URL", ["https://10.0.0.1/", "https://0x7f.1/", "https://[::1]/", "https://169.254.169.254/"]],
  [
    "WEBHOOK_URL",
    ["https://intranet/", "https://crm.internal/", "https://localhost.localhost/", "https://acme.example./"],
  ],
  ["BOUNCE_SECRET", [`${secret} secret`, `${secret}  ${secret}`, `${secret} ${secret} ${secret}`]],
  ["CANARY_SECRET", ["whsec_", "secret"]],
  ["MAIL_TO_SECOND", ["office"]],
  ["CANARY_TO", ["canary"]],
  ["DIGEST_TO", ["owner"]],
  ["QUIET_DAYS", ["0", "never"]],
  ["WEBHOOK_SECRET", ["secret", secret.slice(6), `${secret}!`, "whsec_c2hvcnQ=", `whsec_${"x".repeat(100)}`]],
])("a wrong %s is reported, and has its default", (name, values) => {
  for (const value of values) {
    const { settings, problems } = read({ [name]: value });
    expect(settings).toEqual(read({}).settings);
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name}.*write `, "u"))]);
  }
});

test("a webhook needs its URL and its secret, a local one may be http, and no message contains the secret", () => {
  const { settings, problems } = read({ DELIVERY: "webhook", WEBHOOK_SECRET: " " });
  expect(settings.channels).toEqual(["webhook"]);
  expect(problems).toEqual([expect.stringContaining("DELIVERY is webhook: write WEBHOOK_URL and WEBHOOK_SECRET.")]);
  const local = "http://localhost:8080/lead";
  expect(read({ WEBHOOK_URL: local })).toMatchObject({ settings: { webhookUrl: local }, problems: [] });
  expect(read({ WEBHOOK_SECRET: "hidden" }).problems.join()).not.toContain("hidden");
});

test("no problem contains a secret, which a URL may be", () => {
  const values = [
    "ftp://ann:hidden@acme.example/hidden?key=hidden",
    "ann:hidden@acme.example",
    "hidden",
    "https://ann:hid den@x",
  ];
  for (const value of values) {
    const names = ["MAIL_API_URL", "MAIL_API_TOKEN", "WEBHOOK_URL", "WEBHOOK_SECRET", "ALERT_URL", "ALLOWED_ORIGINS"];
    const { problems } = read(Object.fromEntries(names.map((name) => [name, value])));
    expect(problems.length).toBeGreaterThanOrEqual(3);
    expect(problems.join()).not.toMatch(/hid|ann/u);
  }
  const { problems } = read({
    ALLOWED_ORIGINS: "www.acme.example:8443 localhost:9000 *.acme.example ann:hidden@acme.example",
  });
  expect(problems).toEqual([
    "ALLOWED_ORIGINS: www.acme.example:8443 localhost:9000 *.acme.example …: write each with its scheme, as https://www.example.com",
  ]);
});

test("the settings file has no value for a secret, because it is in the repository and wrangler prints it", () => {
  const { vars, env } = parse(readFileSync("src/relay/wrangler.jsonc", "utf8")) as Record<"vars", object> & {
    env: { preview: { vars: object } };
  };
  const names = ["MAIL_API_URL", "MAIL_API_TOKEN", "WEBHOOK_URL", "WEBHOOK_SECRET", "ALERT_URL"];
  const secrets = [...names, "BOUNCE_SECRET", "CANARY_SECRET"];
  for (const set of [vars, env.preview.vars].map(Object.keys)) {
    expect(set).toContain("ALLOWED_ORIGINS");
    for (const name of secrets) expect(set).not.toContain(name);
  }
});
