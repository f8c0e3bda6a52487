import { compile } from "@mdx-js/mdx";

import { readMdxOptions } from "../gatsby/schema/mdx-options";
import { parseText } from "../content/text/parse-text";
import { renderCover } from "./chart/cover";
import { renderArticle, type ArticleContent } from "./render-article";

const strings = { language: "en", chartTable: "As a table", notes: "Notes", backToText: "Back" };

async function render(text: string, language = "en"): Promise<ArticleContent> {
  const options = await readMdxOptions({ ...strings, language });
  return renderArticle(String(await compile(text, options)), { ...strings, language });
}

/** Renders a text that is a single part. */
async function renderHtml(text: string, language = "en"): Promise<string> {
  const { parts } = await render(text, language);
  expect(parts).toHaveLength(1);
  return parts[0]?.html ?? "";
}

test.each<[what: string, text: string, html: string]>([
  ["a paragraph", "One,\nand *two*.", "<p>One,\nand <em>two</em>.</p>"],
  ["special characters", "“So” — ~20% of 5\u00A0km…", "<p>“So” — ~20% of 5\u00A0km…</p>"],
  ["an element in a line", 'At <time dateTime="10:30">noon</time>.', '<p>At <time dateTime="10:30">noon</time>.</p>'],
  ["an element alone on a line", "<table><tbody></tbody></table>", "<table><tbody></tbody></table>"],
  ["a note to editors", "{/* A note. */ /* Another. */}\n\nOne.", "<p>One.</p>"],
])("%s is rendered as HTML", async (_, text, html) => {
  expect(await renderHtml(text)).toBe(html);
});

test.each([
  "{process.exit(1)}",
  "{/* a */ process.exit(1) /* b */}",
  "A word {globalThis.x = 1} and another.",
  "export const a = 1",
  'import "node:fs"',
  "<a href={process.exit(1)}>x</a>",
  "A <b {...process.exit(1)}>word</b>.",
  "- A list\n\n  > <Aside a={process.exit(1)}>x</Aside>",
  "| A |\n| --- |\n| {process.exit(1)} |",
  "A note.[^a]\n\n[^a]: {process.exit(1)}",
  "<Figure image={process.exit(1)} />",
  "<PullQuote {...process.exit(1)} />",
  "<script>alert(1)</script>",
  '<iframe srcDoc="x"></iframe>',
  '<b onClick="x">Words</b>',
  "<process.exit />",
])("code and elements that may run it are rejected, also where the content was not checked: %s", async (text) => {
  await expect(render(text)).rejects.toThrow(/ is code|attribute that is code|must not have/u);
});

test("words of charts, in tags and in addresses take no time to read, those of lists, tables and notes do", async () => {
  const chart = (rows: number) =>
    `<Chart type="bars" title="A">\n\n| A | B |\n| - | - |\n${"| Week | 1 |\n".repeat(rows)}\n</Chart>`;
  const links = "[word word](/a/long/address/of/many/words) ".repeat(115);
  const count = async (text: string) => (await render(text)).minutes;
  expect(await count(`${links}\n\n${chart(400)}`)).toBe(1);
  expect(await count(`${links}\n\n- ${links}`)).toBe(2);
  expect(await count(`| A | B |\n| - | - |\n${"| word | word |\n".repeat(230)}`)).toBe(2);
  expect(await count(`${links}[^a]\n\n[^a]: ${links}`)).toBe(2);
});

test("every heading has an anchor, and those of the second level are chapters", async () => {
  const { parts, sections } = await render("## The *first* one\n\n### A detail\n\n<PullQuote />\n\n## The first one");
  expect(sections).toEqual([
    { id: "the-first-one", title: "The first one" },
    { id: "the-first-one-1", title: "The first one" },
  ]);
  expect(parts).toEqual([
    { html: expect.stringContaining('<h3 id="a-detail">A detail</h3>') as string },
    {},
    { html: '<h2 id="the-first-one-1">The first one</h2>' },
  ]);
});

test("a picture is a part of its own with its attributes, and a quote may be all of a text", async () => {
  const { parts } = await render('One.\n\n<Figure image="a.png" alt="A map" caption="Here" />\n\nTwo.');
  const figure = { image: "a.png", alt: "A map", caption: "Here" };
  expect(parts).toEqual([{ html: "<p>One.</p>" }, { figure }, { html: "<p>Two.</p>" }]);
  expect((await render("<PullQuote />")).parts).toEqual([{}]);
});

test("an aside and a number are plain HTML around their text", async () => {
  const html = await renderHtml('<Aside>\n\nA *word* beside.\n\n</Aside>\n\n<Stat value="80%" label="of all" />');
  expect(html).toContain('<div class="aside" role="note"><p>A <em>word</em> beside.</p></div>');
  expect(html).toContain('<p class="stat"><strong>80%</strong> of all</p>');
});

test("tables and code can be scrolled with the keyboard, and columns are aligned by a class", async () => {
  expect(await renderHtml("```\nx\n```")).toMatch(/^<pre tabindex="0">/u);
  const html = await renderHtml("| A | B |\n| --- | ---: |\n| 1 | 2 |");
  expect(html).toMatch(/^<table tabindex="0">/u);
  expect(html).toContain('<th>A</th><th class="align-right">B</th>');
  expect(html).not.toContain("align=");
});

test("a footnote is at the end under its heading and links back", async () => {
  const { parts, sections } = await render("One.[^a]\n\n[^a]: A note.");
  const html = parts[0]?.html ?? "";
  expect(sections).toEqual([{ id: "footnote-label", title: "Notes" }]);
  expect(html).toMatch(/<sup><a href="#note-fn-a" id="note-fnref-a"[^>]*>1<\/a><\/sup>/u);
  expect(html).toContain('<h2 id="footnote-label">Notes</h2>');
  expect(html).toMatch(/href="#note-fnref-a"[^>]*aria-label="Back"/u);
});

/** A chart of a table with a head of its own. */
function chart(attributes: string, ...rows: string[]): string {
  const columns = (rows[0]?.split("|").length ?? 0) - 2;
  const head = [`|${" A |".repeat(columns)}`, `|${" --- |".repeat(columns)}`];
  return `<Chart type=${attributes} title="A chart">\n\n${[...head, ...rows].join("\n")}\n\n</Chart>`;
}

const table = ["| One | 10 |", "| **Two** | 1,200.5 |"];

test("bars are a table with a bar for each number", async () => {
  const html = await renderHtml(chart('"bars" unit="h" source="Me"', ...table));
  expect(html).toContain("<figcaption>A chart</figcaption>");
  expect(html).toMatch(/<tr class="chart-strong"><th scope="row">Two<\/th><td><svg[^>]*><rect[^>]*width="74\.07%"/u);
  expect(html).toMatch(/>1,200\.5<\/text>/u);
  expect(html).toContain('<th scope="col">A (h)</th>');
  expect(html).toContain('<p class="chart-source">Me</p>');
});

test("a space before a sign stays with its number, as some languages write it", async () => {
  const html = await renderHtml(chart('"bars" unit=" %"', "| One | 10 |", "| Two | 100 |"));
  expect(html).toContain("100\u00A0%");
});

test("dots show the change from one number to another", async () => {
  const html = await renderHtml(chart('"dots" unit="%"', "| One | 10 | 50 |", "| Two | 100 | 20 |"));
  expect(html).toContain(">10% → 50%</text>");
  expect(html).toMatch(/<line x1="4\.44%" x2="22\.22%" y1="10" y2="10">/u);
});

test("the same words below one another in a grid are one block, and an empty cell is a gap", async () => {
  const html = await renderHtml(chart('"grid"', "| 9 | **Talk** | |", "| 10 | **Talk** | Lunch |"));
  expect(html).toContain('<td rowSpan="2" class="chart-strong">Talk</td><td rowSpan="1"></td>');
  expect(html).toContain('<th scope="row">10</th><td rowSpan="1" class="chart-block">Lunch</td>');
});

test.each([
  ["bars", "| One | 1 |\n| **Two** | 2 |", 'opacity="0.3"><rect y="3" width="50%"'],
  ["dots", "| One | 1 | 2 |\n| Two | 4 | 3 |\n| Three | 1 | 2 |\n| Four | 1 | 2 |", 'd="M76 18H152"'],
  ["dots", "| One | 90 | 3 |\n| Two | 1 | 2 |", 'width="152" height="24.8" rx="2" stroke="none" opacity="0.3"'],
  ["line", "| May | 1 | | |\n| June | 2 | | |\n| July | 3 | 2 | 4 |", 'stroke-dasharray="5 5"'],
  ["line", "| May | 1 |\n| June | 2 |\n| July | 3 |", 'V144H0Z" stroke="none" opacity="0.12"'],
  ["multiples", "| May | 1 | 1 |\n| June | 2 | 1 |\n| July | 4 | 1 |", '<path d="M0 108L70 72L140 0"'],
  ["grid", "| 9 | A | |\n| 10 | A | B |", '<rect x="2" y="2" width="148" height="140"'],
] as const)("the cover of an article is its first chart without text: %s", async (type, rows, drawing) => {
  const { cover } = await render(`One.\n\n${chart(`"${type}"`, ...rows.split("\n"))}\n\n${chart('"bars"', ...table)}`);
  const svg = cover ? renderCover(cover, false) : "";
  expect(svg).toContain(drawing);
  expect(svg).not.toMatch(/<text|NaN/u);
  expect((await render("One.")).cover).toBeUndefined();
});

test("a line has a table of its numbers, and a forecast a range", async () => {
  const html = await renderHtml(chart('"line"', "| May | 0 | | |", "| June | 10 | | |", "| July | 20 | 10 | 30 |"));
  expect(html).toContain('role="img" aria-label="A chart"');
  expect(html).toContain('<path class="chart-range" d="M50 66.67L100 0L100 66.67L50 66.67Z"');
  expect(html).toContain('<path d="M0 100L50 66.67"');
  expect(html).toContain('<path d="M50 66.67L100 33.33" fill="none" stroke-dasharray="5 5"');
  expect(html).toMatch(/<details><summary>As a table<\/summary><table tabindex="0">[^]*<td>July<\/td>/u);
});

test("a line of forecasts alone is dashed from its start", async () => {
  const rows = ["| May | 0 | 0 | 10 |", "| June | 10 | 0 | 20 |", "| July | 20 | 10 | 30 |"];
  const html = await renderHtml(chart('"line"', ...rows));
  expect(html).toContain('<path d="M0 100L50 66.67L100 33.33" fill="none" stroke-dasharray="5 5"');
});

test("small multiples have a line for each column, on one scale", async () => {
  const html = await renderHtml(
    chart('"multiples" unit="%"', "| May | 0 | 5 |", "| June | 1 | 5 |", "| July | 2 | 10 |"),
  );
  expect(html).toContain('<path d="M0 100L50 90L100 80"');
  expect(html).toContain('<path d="M0 50L50 50L100 0"');
  expect(html).toContain("<p>0% → 2%</p>");
  expect(html).toContain("May – July");
});

test.each([
  "<PullQuote />",
  "A < B",
  "A <b>word",
  "A <b>word</i>",
  "</b>",
  "<Figure",
  '<Figure image="a.png>',
  "{",
  "}",
  "{1 +",
  "import x",
  "<!-- note -->",
  "<https://www.example.com>",
  "<a href=/contact>x</a>",
  "A \\{ brace \\}",
  "`{` and `<`",
  "| A | B |\n| --- | --- |\n| 1 | 2 |",
  "~~gone~~ and ~20",
  "[^1]\n\n[^1]: Note",
  "- [ ] box",
  "<Aside>\nText\n</Aside>",
  "<Aside>text</Aside>",
  "<Aside>\n\n- a\n</Aside>",
])("a text compiles if and only if the check finds no syntax error in it: %j", async (text) => {
  const compiling = compile(text, await readMdxOptions(strings));
  if (parseText(text).error === undefined) await expect(compiling).resolves.toBeDefined();
  else await expect(compiling).rejects.toThrow();
});

test("numbers of a chart are formatted in the language of the site", async () => {
  const { parts } = await render(chart('"bars"', "| One | 1234.5 |", "| Two | 1 |"), "de");
  expect(parts[0]?.html).toContain("1.234,5");
});

const arabic = "هذه فقرة بالعربية.";

test.each([
  ["en", `- ${arabic}`, `<ul dir="rtl">\n<li>${arabic}</li>\n</ul>`],
  ["en", `> ${arabic}`, `<blockquote dir="rtl">\n<p>${arabic}</p>\n</blockquote>`],
  ["en", "- One\n- Two", "<ul>\n<li>One</li>\n<li>Two</li>\n</ul>"],
  [
    "en",
    `> ${arabic}\n>\n> > One.`,
    `<blockquote dir="rtl">\n<p>${arabic}</p>\n<blockquote dir="ltr">\n<p>One.</p>\n</blockquote>\n</blockquote>`,
  ],
  ["ar", "Read *our* new report.", '<p dir="ltr">Read <em>our</em> new report.</p>'],
  ["ar", `> Read our new report.`, '<blockquote dir="ltr">\n<p>Read our new report.</p>\n</blockquote>'],
  [
    "ar",
    `- ${arabic}\n- Read our new report.`,
    `<ul>\n<li>${arabic}</li>\n<li dir="ltr">Read our new report.</li>\n</ul>`,
  ],
  ["ar", "- Data Engineer", "<ul>\n<li>Data Engineer</li>\n</ul>"],
  ["ar", `Acme ${arabic}`, `<p>Acme ${arabic}</p>`],
  ["he", "90 %", "<p>90 %</p>"],
])("in a page in %s, a text may run in another direction: %s", async (language, text, html) => {
  expect(await renderHtml(text, language)).toBe(html);
});
