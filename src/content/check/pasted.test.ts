import { compile } from "@mdx-js/mdx";

import { renderArticle } from "../../article/render-article";
import { formatMessage, positionAt, type Problem } from "../problem";
import { readJson } from "../read/read-json";
import { copyContent, edit } from "../testing/copy-content";
import { formatArticle, formatList, makeJob } from "../testing/samples";
import { readMdxOptions } from "../../gatsby/schema/mdx-options";
import { pastedJson, pastedLines, pastedPlain, pastedTexts, pastedTitles, type Pasted } from "./testing/pasted";

const content = copyContent();

/** Formats what is expected of an input in a file: nothing, or one problem at its place. */
function formatExpected([input, at = "", rule, says = ""]: Pasted, text: string): string {
  if (rule === undefined) return "accepted";
  const { line, column } = positionAt(text, text.indexOf(input) + input.indexOf(at));
  return `${line}:${column} ${rule} ${says}`;
}

/** Formats what was found in a file like what is expected. */
function formatFound(problems: readonly Problem[], says = ""): string {
  const found = problems.map((problem) => {
    const message = formatMessage(problem);
    return `${problem.line}:${problem.column} ${problem.rule} ${message.includes(says) ? says : message}`;
  });
  return found.join("\n") || "accepted";
}

/** Rules that prevent other checks, until they are followed. */
const syntax = /^(?:text-syntax|frontmatter-.*)$/u;

/** Checks inputs, each in an article of its own: at once, and before that those with a syntax error. */
function checkArticles(
  inputs: readonly Pasted[],
  plant: (article: string, input: string) => string,
  isSyntax = syntax,
) {
  const broken = inputs.filter(([, , rule = ""]) => isSyntax.test(rule));
  const others = inputs.filter((pasted) => !broken.includes(pasted));
  return [...checkAtOnce(broken, plant), ...checkAtOnce(others, plant)];
}

function checkAtOnce(inputs: readonly Pasted[], plant: (article: string, input: string) => string) {
  const texts = inputs.map(([input], index) => plant(formatArticle(`pasted-${index}`, `Pasted ${index}`), input));
  const problems = content.list(Object.fromEntries(texts.map((text, index) => [`articles/pasted-${index}.mdx`, text])));
  return inputs.map((pasted, index) => {
    const own = problems.filter(({ file }) => file.endsWith(`/pasted-${index}.mdx`));
    return [pasted[0], formatFound(own, pasted[3]), formatExpected(pasted, texts[index] ?? "")];
  });
}

function expectEach(results: readonly (readonly (string | undefined)[])[]): void {
  expect(results.map(([input, found]) => [input, found])).toEqual(results.map(([input, , as]) => [input, as]));
}

test("what is pasted into a text is reported where it would be published wrong", () => {
  expectEach(checkArticles(pastedTexts, (article, input) => edit(article, "The last paragraph.", input)));
});

test("what is accepted in a text is published right", async () => {
  const strings = { language: "en", chartTable: "As a table", notes: "Notes", backToText: "Back" };
  const options = await readMdxOptions(strings);
  for (const [input, , rule, says = ""] of pastedTexts.filter((pasted) => pasted[2] === undefined)) {
    const { parts } = await renderArticle(String(await compile(input, options)), strings);
    expect([rule, parts.map(({ html }) => html).join()]).toEqual([undefined, expect.stringContaining(says)]);
  }
});

test("what is pasted into a title without quotes is reported where YAML would drop or change it", () => {
  expectEach(
    checkArticles(pastedTitles, (article, input) => article.replace(/^title: .*$/mu, () => `title: ${input}`)),
  );
});

test("lines of frontmatter are reported where a space is missing or strange", () => {
  expectEach(checkArticles(pastedLines, (article, input) => edit(article, "category: Product Insights", input), /./u));
});

test("a plain text is reported if it has Markdown, HTML or an address", () => {
  const jobs = pastedPlain.map(([description], index) => ({ ...makeJob(index + 10), description }));
  const problems = content.list({ "jobs.json": formatList(jobs) });
  expectEach(
    pastedPlain.map((pasted, index) => {
      const own = problems.filter(({ path }) => path?.[0] === index);
      const found = own.map(({ rule, level, ...each }) => `${level} ${rule} ${each.path?.[1] ?? ""}`).join("\n");
      const [, , rule, says = ""] = pasted;
      expect(own.map(formatMessage).join()).toContain(says);
      return [pasted[0], found || "accepted", rule === undefined ? "accepted" : `warning ${rule} description`];
    }),
  );
});

test("a syntax error in JSON is named by its cause", () => {
  expectEach(
    pastedJson.map((pasted) => {
      const { problems } = readJson("starter/jobs.json", pasted[0]);
      return [pasted[0], formatFound(problems, pasted[3]), formatExpected(pasted, pasted[0])];
    }),
  );
});

test.each<[name: string, content: Buffer, line: number]>([
  ["UTF-16", Buffer.from('\uFEFF[\n{ "title": "Engineer" }\n]', "utf16le"), 1],
  ["UTF-16 without a mark", Buffer.from('[\n{ "title": "Engineer" }\n]', "utf16le"), 1],
  ["Windows-1252", Buffer.from('[\n{ "title": "Ingeniör, Köln" }\n]', "latin1"), 2],
])("a file in %s is one problem", (_, bytes, line) => {
  const problems = content.list({ "jobs.json": bytes }).filter(({ file }) => file.endsWith("jobs.json"));
  expect(problems.map(({ rule }) => rule)).toEqual(["file-encoding"]);
  expect(problems[0]?.line).toBe(line);
});
