import { isObject } from "../read/record";
import { copyContent, edit } from "../testing/copy-content";
import { projectRoot } from "../testing/real-content";
import { formatArticle, formatPage, samples } from "../testing/samples";
import { checkContent } from "./check-content";

const content = copyContent();

const jobs = samples["jobs.json"];
const site = content.read("site.json") ?? "";
const contact = content.read("pages/contact.json") ?? "";
const article = samples["articles/sample.mdx"];

test("today's content and the samples have no problem", () => {
  expect(checkContent(projectRoot)).toEqual([]);
  expect(content.check(samples)).toEqual([]);
});

test("Windows line endings do not change positions", () => {
  const text = edit(edit(article, "2025-01-29", "January"), "](/contact)", "](/nowhere-at-all)");
  const lines = content.check({ ...samples, "articles/sample.mdx": text.replaceAll("\n", "\r\n") });
  expect(lines.map((line) => line.split(" ")[0])).toEqual([
    "starter/articles/sample.mdx:9:7",
    "starter/articles/sample.mdx:22:27",
  ]);
});

test.each([
  ["jobs.json", `["Engineer"]`, "1:2  job 1 is not a record. Write its fields in { }."],
  ["jobs.json", "{}", "1:1  the file is not a list. Write the job records in [ ]."],
  ["jobs.json", edit(jobs, "}\n]\n", "}\n"), "10:1  record 1: a closing ] is missing. Write it where the list ends."],
  ["redirects.json", null, "1:1  redirect: the file is missing. Restore it."],
  ["site.json", edit(site, "www.starter.example", "a.example/en/"), '4:10  site "Example Co": url is not only a host.'],
  ["articles/sample.mdx", "Only a text.\n", "1:1  the frontmatter is missing. Begin the file with a line ---, "],
  ["pages/sample.json", "[]", "1:1  page is not a record. Write its fields in { }."],
  ["articles/sample.mdx", "---\n<<: a\n---\n", "2:1  the frontmatter is not YAML: Merge sources must be maps or map"],
  ["articles/sample.mdx", "---\nslug: !a b\n---\n", "2:7  ! at the beginning has a meaning in YAML. Put it in double"],
  ["articles/2026/a.mdx", "---\na: b\n---\n", "1:1  no kind of content has a file of this name."],
])("a file of the wrong shape is reported: %s, %j", (file, text, message) => {
  expect(content.check({ [file]: text })).toEqual([expect.stringContaining(`starter/${file}:${message}`)]);
});

test("the contact page may have another path, and must have the file that the relay reads", () => {
  const moved = edit(contact, `"path": "/contact",`, `"path": "/reach-us",\n  "aliases": ["/contact"],`);
  expect(content.check({ "pages/contact.json": moved })).toEqual([]);
  expect(content.check({ "pages/contact.json": null, "pages/reach-us.json": contact })).toEqual([
    "starter/pages/contact.json:1:1  page: the file is missing. Restore it.",
  ]);
  expect(content.check({ "pages/contact.json": edit(contact, '"section": "form"', '"section": "from"') })).toEqual([
    expect.stringContaining('section is "from". Did you mean "form"?'),
  ]);
});

test("links, headings and footnotes are not reported where they are code or escaped", () => {
  const texts = [
    "`[a link](/nowhere)`",
    "```md\n[a link](/nowhere)\n```",
    '<a href="/contact?topic=demo">link</a>',
    "[a](/blogs)",
    "#1 in churn",
    "\\#1 in churn, and\n\\##not a heading",
    "\\[a\\]\\[b\\], \\[a][b] and x[a][b]",
    "\\[^a\\] and \\[a] (/contact)",
    "Mail to ana\\_ruiz@acme.example.[^a]\n\n[^a]: A note.",
  ];
  const articles = texts.map((text, index): [string, string] => [
    `articles/sample-${index}.mdx`,
    edit(formatArticle(`sample-${index}`, `Sample ${index}`), "A paragraph with [a link](/contact).", text),
  ]);
  expect(content.check(Object.fromEntries(articles))).toEqual([]);
});

test("an article without a quote must not contain <PullQuote />", () => {
  const without = article.replace(/pullQuote:\n.*\n.*\n/u, "");
  const check = (text: string) => content.check({ ...samples, "articles/sample.mdx": text });
  expect(check(without.replace("<PullQuote />\n", ""))).toEqual([]);
  expect(check(without)).toEqual([expect.stringContaining("the text has <PullQuote /> 1 times. Write pullQuote")]);
});

test("a mistake in a section that other records depend on is reported once", () => {
  const [home, team] = [content.read("pages/home.json") ?? "", content.read("pages/team.json") ?? ""];
  const misspelt = edit(team, '"group": "Our Team"', '"group": "Our Taem"');
  expect(content.check({ "pages/team.json": misspelt })).toEqual([
    expect.stringContaining('group is "Our Taem". Did you mean "Our Team"?'),
  ]);
  const [anchor] = Array.from(home.matchAll(/"section": "(\w+)",\n {6}"anchor"/gu), ([, kind = ""]) => kind);
  const unknown = edit(home, `"section": "${anchor}",\n      "anchor"`, `"section": "${anchor}s",\n      "anchor"`);
  expect(content.check({ "pages/home.json": unknown })).toEqual([
    expect.stringContaining(`section is "${anchor}s". Did you mean "${anchor}"?`),
  ]);
  const moved = edit(home, '"path": "/"', '"path": "/home"');
  expect(content.check({ "pages/home.json": moved }).filter((line) => line.includes("home.json"))).toEqual([
    'starter/pages/home.json:3:11  page "/home": path is not that of this page. Write /.',
  ]);
});

test.each(["jobs", "posts"])("a page needs no button if it lists %s", (section) => {
  const last = /\{\n {6}"section": "call-to-action"[^]*?\n {4}\}/u;
  const page = edit(samples["pages/sample.json"], ',\n      "action": { "label": "Careers", "to": "/careers" }', "");
  const text = page.replace(last, `{ "section": "${section}", "title": "What there is" }`);
  expect(content.check({ ...samples, "pages/sample.json": text })).toEqual([]);
});

/** Removes fields of a record, or of the section of a page. */
function omit(file: string, ...keys: string[]): string {
  const remove = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(remove)
      : isObject(value)
        ? Object.fromEntries(
            Object.entries(value).flatMap(([key, each]) => (keys.includes(key) ? [] : [[key, remove(each)]])),
          )
        : value;
  return JSON.stringify(remove(JSON.parse(content.read(file) ?? "")));
}

test("a company may be without profiles, logos, trademarks, jobs, platforms and a forecast", () => {
  const changes = {
    "team.json": omit("team.json", "linkedin", "twitter", "email"),
    "pages/contact.json": omit("pages/contact.json", "trust", "privacy"),
    "customers.json": omit("customers.json", "kind"),
    "site.json": omit("site.json", "trademarks"),
    "vocabulary.json": omit("vocabulary.json", "departments", "jobTypes", "integrationCategories"),
    "jobs.json": "[]",
    "integrations.json": "[]",
  };
  const errors = content.list(changes).filter(({ level }) => level === "error");
  expect(errors).toEqual([]);
  const unlisted = (content.read("team.json") ?? "").replaceAll(/"linkedin": "[^"]+"/gu, '"linkedin": "#"');
  expect(content.check({ "team.json": unlisted })).toEqual([]);
  // Only the pages that show it report that it is missing.
  const rules = content.list({ "forecast.json": null }).map(({ rule }) => rule);
  expect(new Set(rules)).toEqual(new Set(["reference-unknown"]));
});

test("a word of a list that the vocabulary lacks is reported where it is used", () => {
  const lines = content.check({ ...samples, "vocabulary.json": omit("vocabulary.json", "departments") });
  expect(lines).toEqual([expect.stringContaining('department is "Engineering". Add it to starter/vocabulary.json.')]);
});

test.each(["tel:+1-202-555-0123", "mailto:hello@starter.example"])("a button may lead to %s", (to) => {
  expect(
    content.check({ "site.json": edit(site, '"to": "/contact"\n  },\n  "footer"', `"to": "${to}"\n  },\n  "footer"`) }),
  ).toEqual([]);
  const text = edit(article, "](/contact)", `](${to})`);
  expect(content.check({ ...samples, "articles/sample.mdx": text })).toEqual([]);
});

test.each([
  [999, false],
  [1000, true],
  [1889, true],
  [new Date().getUTCFullYear(), true],
  [new Date().getUTCFullYear() + 1, false],
])("a company may be founded in %d: %s", (year, isAccepted) => {
  const lines = content.check({ "site.json": edit(site, '"foundingYear": 2021', `"foundingYear": ${year}`) });
  expect(lines.length === 0).toBe(isAccepted);
});

test("files of systems and of editors are no content, others are reported", () => {
  const foreign = [
    ...["Thumbs.db", "images/people/Thumbs.db", "desktop.ini", ".DS_Store", "images/.DS_Store", ".obsidian/app.json"],
    ...[
      "jobs.json~",
      "jobs.json.bak",
      ".jobs.json.swp",
      "pages/#home.json#",
      "articles/._first-week.mdx",
      "~$jobs.json",
    ],
  ];
  expect(content.check(Object.fromEntries(foreign.map((file) => [file, "{"])))).toEqual([]);
  expect(content.check({ "jobs copy.json": "[]" })).toEqual([expect.stringContaining("Rename or delete it")]);
});

test("a page to which only a draft leads is reported", () => {
  const draft = edit(formatPage("draft", "Draft"), '"2026-01-31"', '"2026-01-31",\n  "draft": true');
  const pages = {
    "pages/lonely.json": formatPage("lonely", "Lonely"),
    "pages/draft.json": edit(draft, '"/contact"', '"/lonely"'),
  };
  expect(content.check(pages)).toEqual([
    expect.stringContaining('lonely.json:3:11  page "/lonely": path is the address'),
  ]);
});

const unanswered = '"questions", "anchor": "principles", "title": "Ask", "items": [{ "question": "Why?" }]';

test.each([
  ["without a record", '"values", "anchor": "principles", "title": "Values"', []],
  ["without a complete entry", unanswered, ["content-missing warning"]],
])("a section %s is a warning, and an error if a link leads to it", (_, section, others) => {
  const last = '{\n      "section": "call-to-action"';
  const page = edit(samples["pages/sample.json"], last, `{ "section": ${section} },\n    ${last}`);
  const list = (text: string) =>
    content
      .list({ ...samples, "values.json": "[]", "pages/sample.json": page, "articles/sample.mdx": text })
      .filter(({ file }) => file.endsWith("sample.json"))
      .map(({ rule, level }) => `${rule} ${level}`);
  expect(list(article)).toEqual(["section-empty warning", ...others]);
  expect(list(edit(article, "](/contact)", "](/sample#principles)"))).toEqual(["section-empty error", ...others]);
});

test("an account that pays nothing has no change to draw", () => {
  const own = content.read("accounts.json") ?? "";
  const accounts = own.replace(/"arr": \d+/u, '"arr": 0').replace(/"churned": \d+/u, '"churned": 0');
  const message = 'accounts 1 is "lakeside-health", whose arr is 0, so that it cannot change. Choose another';
  expect(content.check({ "accounts.json": accounts })).toEqual([
    expect.stringContaining(message),
    expect.stringContaining(`cards 2, ${message}`),
  ]);
});
