import { positionAt, formatMessage, type Problem } from "../problem";
import { dataFolder } from "../read/data-folder";
import { copyContent, edit } from "../testing/copy-content";
import { base, paintPictures } from "./testing/base";
import { mistakes as others, type Mistake } from "./testing/mistakes";
import { sectionMistakes } from "./testing/section-mistakes";

const mistakes = [...others, ...sectionMistakes];

const content = copyContent();

beforeAll(async () => {
  content.write({ ...(await paintPictures()), ...base });
});

afterAll(content.remove);

type Texts = Readonly<Record<string, string>>;

function plant(texts: Texts, [, file, from, to]: Mistake): Texts {
  return { ...texts, [file]: from === "" ? to : edit(texts[file] ?? "", from, to) };
}

/** Lists the problems of content. Writes only the texts that differ from the base. */
function check(texts: Texts): Problem[] {
  return content.list(Object.fromEntries(Object.entries(texts).filter(([file, text]) => base[file] !== text)));
}

function summarize({ file, line, column, rule }: Problem): string {
  return `${file}:${line}:${column} ${rule}`;
}

/** Creates the expected report of a mistake. Throws unless its position is unique. */
function expectation([, file, , , at, rule]: Mistake, texts: Texts): string {
  const text = texts[file] ?? "";
  if (at !== "") edit(text, at, "");
  const { line, column } = positionAt(text, text.indexOf(at));
  return `${dataFolder}/${file}:${line}:${column} ${rule}`;
}

test.each(mistakes)("%s is reported alone, at its position, with its remedy", (...mistake) => {
  const texts = plant(base, mistake);
  const problems = check(texts);
  expect(problems.map(summarize)).toEqual([expectation(mistake, texts)]);
  expect(problems.map(formatMessage).join("\n")).toMatch(mistake[6]);
});

const isSyntax = ([, , , , , rule]: Mistake) =>
  /^(?:byte|character|file|frontmatter|json|merge|template)-|^(?:field-twice|text-syntax)$/u.test(rule);

test("with all mistakes at once, only the first syntax error of each file is reported", () => {
  const texts = mistakes.reduce(plant, base);
  // Mistakes are listed in the order of the file.
  const syntax = mistakes.filter(isSyntax).toReversed();
  const first = new Map(syntax.map((mistake) => [mistake[1], mistake]));
  const expected = [...first.values()].map((mistake) => expectation(mistake, texts));
  expect(check(texts).map(summarize).sort()).toEqual(expected.sort());
});

test("all other mistakes at once are each reported once", () => {
  const parsed = mistakes.filter((mistake) => !isSyntax(mistake));
  const texts = parsed.reduce(plant, base);
  const expected = parsed.map((mistake) => expectation(mistake, texts));
  expect(check(texts).map(summarize).sort()).toEqual(expected.sort());
});
