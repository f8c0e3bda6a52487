import { readFileSync } from "node:fs";

import { parse } from "jsonc-parser";

import type { Environment } from "../../relay/environment";
import { readSettings } from "../../relay/settings";
import { readRetention } from "./read-retention";

const text = readFileSync("src/relay/wrangler.jsonc", "utf8");

test.each([false, true])("the notice has the days after which the relay deletes; preview: %s", (preview) => {
  const { vars, env } = parse(text) as { vars: Environment; env: { preview: { vars: Environment } } };
  const { deliveredDays, deadDays } = readSettings(preview ? env.preview.vars : vars).settings;
  expect(readRetention(text, preview)).toEqual({ DELIVERED_DAYS: String(deliveredDays), DEAD_DAYS: String(deadDays) });
});

test.each(["", "0", "1.5", "soon"])("days that the relay replaces by its default stop the build: %j", (days) => {
  const settings = JSON.stringify({ vars: { DELIVERED_DAYS: 30, DEAD_DAYS: days } });
  expect(() => readRetention(settings, false)).toThrow(`DEAD_DAYS is "${days}"`);
});
