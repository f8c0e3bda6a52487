import type { ContentRecord } from "../content/read/record";
import { projectRoot } from "../content/testing/real-content";
import { readContent } from "../content/read/read-content";
import { isPublished, readContentSettings, type ContentSettings } from "./content-settings";

const now = new Date("2026-03-10T12:00:00Z");
const visitors: ContentSettings = { day: "2026-03-10", audience: "visitors", preview: false };
const editors: ContentSettings = { ...visitors, audience: "editors" };

test("a build is for visitors and of today", () => {
  expect(readContentSettings({ NODE_ENV: "production" }, now)).toEqual(visitors);
});

test("the development server is for editors", () => {
  expect(readContentSettings({ NODE_ENV: "development" }, now)).toEqual(editors);
});

test("a preview is for editors", () => {
  const env = { NODE_ENV: "production", GATSBY_CONTENT: "preview", CONTENT_DATE: "2026-04-01" };
  expect(readContentSettings(env, now)).toEqual({ day: "2026-04-01", audience: "editors", preview: true });
});

test("what is no setting is refused with what would be right", () => {
  expect(() => readContentSettings({ GATSBY_CONTENT: "drafts" }, now)).toThrow(
    'GATSBY_CONTENT is "drafts". Write preview, or leave it out for the site that visitors see.',
  );
});

describe("of the content", () => {
  const [article, other] = readContent(projectRoot).records.filter(({ source }) => source.file.endsWith(".mdx"));
  if (!article || !other) throw new Error("There are no two articles.");
  const draft: ContentRecord = { ...article, value: { ...article.value, draft: true } };

  test("visitors get what is shown, editors what is to come, too", () => {
    expect([draft, other].map((record) => isPublished(record, visitors))).toEqual([false, true]);
    expect([draft, other].map((record) => isPublished(record, editors))).toEqual([true, true]);
  });
});
