import { readContentSettings, type ContentSettings } from "./content-settings";

const now = new Date("2026-03-10T12:00:00Z");
const visitors: ContentSettings = { day: "2026-03-10", audience: "visitors", preview: false };
const editors: ContentSettings = { ...visitors, audience: "editors" };

test("a build is for visitors and today; the development server and previews are for editors", () => {
  expect(readContentSettings({ NODE_ENV: "production" }, now)).toEqual(visitors);
  expect(readContentSettings({ NODE_ENV: "development" }, now)).toEqual(editors);
  const env = { NODE_ENV: "production", GATSBY_CONTENT: "preview", CONTENT_DATE: "2026-04-01" };
  expect(readContentSettings(env, now)).toEqual({ day: "2026-04-01", audience: "editors", preview: true });
});

test("an unknown setting is an error", () => {
  expect(() => readContentSettings({ GATSBY_CONTENT: "drafts" }, now)).toThrow(
    'GATSBY_CONTENT is "drafts". Write preview, or leave it out for the site that visitors see.',
  );
});

test("a preview is an error in the production context of Netlify, not in others", () => {
  const env = { NETLIFY: "true", GATSBY_CONTENT: "preview" };
  expect(() => readContentSettings({ ...env, CONTEXT: "production" }, now)).toThrow(
    "GATSBY_CONTENT is preview in Netlify's context production. Unset it, so that drafts are not published.",
  );
  for (const context of ["deploy-preview", "branch-deploy"])
    expect(readContentSettings({ ...env, CONTEXT: context }, now).preview).toBe(true);
});
