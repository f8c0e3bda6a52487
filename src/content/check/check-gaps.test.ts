import { copyContent } from "../testing/copy-content";
import { formatPage, formatSite } from "../testing/samples";

const content = copyContent();

const unanswered = '{ "section": "questions", "anchor": "asked", "title": "Ask", "items": [{ "question": "Why?" }] }';
const page = formatPage("asked", "Asked").replace(
  '{\n      "section": "call-to-action"',
  `${unanswered},\n    {\n      "section": "call-to-action"`,
);

function listFound(text: string) {
  return content
    .list({ "site.json": formatSite("/asked"), "pages/asked.json": text })
    .map(({ level, rule, message }) => `${level} ${rule} ${message.replace(/^[^:]*: /u, "")}`);
}

test("a section without a complete entry is a warning beside those of its entries", () => {
  expect(listFound(page)).toEqual([
    "warning section-empty sections 3, section shows nothing: all its entries are incomplete",
    "warning content-missing sections 3, items 1 (Why?) has no answer; the question is not shown",
  ]);
});

test("a link to a section that is not shown is an error", () => {
  expect(listFound(page.replace('"to": "/contact"', '"to": "/asked#asked"'))).toEqual([
    expect.stringMatching(/^error section-empty /u),
    expect.stringMatching(/^warning content-missing /u),
  ]);
});
