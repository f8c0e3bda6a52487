import { formatLocation, formatMessage, positionAt, type Problem } from "../problem";
import { applyFixes } from "../fix";
import { dataFolder } from "../read/data-folder";
import { copyContent, edit } from "../testing/copy-content";
import { base, paintPictures } from "./testing/base";
import { mistakes as others, type Mistake } from "./testing/mistakes";
import { repaired } from "./testing/repaired";
import { sectionMistakes } from "./testing/section-mistakes";

const mistakes = [...others, ...sectionMistakes];

const isSyntax = ([, , , , , rule]: Mistake) =>
  /^(?:byte|character|file|frontmatter|json|merge)-|^(?:field-twice|text-syntax)$/u.test(rule);

/** Mistakes that are planted at once: those of the first round in files that parse, those of round n as the nth error of their files. */
const rounds = [mistakes.filter((mistake) => !isSyntax(mistake))];
const syntax = mistakes.filter(isSyntax);
for (const mistake of syntax) {
  const round = rounds.findIndex((planted, index) => index > 0 && planted.every(([, file]) => file !== mistake[1]));
  if (round > 0) rounds[round]?.push(mistake);
  else rounds.push([mistake]);
}

const content = copyContent();

beforeAll(async () => content.write({ ...(await paintPictures()), ...base }));

type Texts = Readonly<Record<string, string>>;

function plant(texts: Texts, [, file, from, to]: Mistake): Texts {
  return { ...texts, [file]: from === "" ? to : edit(texts[file] ?? "", from, to) };
}

/** Plants a mistake as it is after its repair. */
function plantRepaired(texts: Texts, mistake: Mistake): Texts {
  const [name, file, from, to, ...rest] = mistake;
  const repair = repaired[name];
  if (repair === "before") return texts;
  return plant(texts, repair ? [name, file, from, edit(to, ...repair), ...rest] : mistake);
}

function summarize(problem: Problem): string {
  return `${formatLocation(problem)} ${problem.rule}`;
}

/** Creates the expected summary of a mistake. Throws unless its position is unique. */
function expectation([, file, , , at, rule]: Mistake, texts: Texts): string {
  const text = texts[file] ?? "";
  if (at !== "") edit(text, at, "");
  const { line, column } = positionAt(text, text.indexOf(at));
  return `${dataFolder}/${file}:${line}:${column} ${rule}`;
}

/** Checks content, of which it writes only the texts that differ from the base. Expects the reports and repairs of mistakes, and no others. */
function expectReports(texts: Texts, reported: readonly Mistake[]): void {
  const changed = Object.entries(texts).filter(([file, text]) => base[file] !== text);
  const problems = content.list(Object.fromEntries(changed));
  const expected = new Map(reported.map((mistake) => [expectation(mistake, texts), mistake[6]]));
  expect(problems.map(summarize).sort()).toEqual([...expected.keys()].sort());
  for (const problem of problems) expect(formatMessage(problem)).toMatch(expected.get(summarize(problem)) ?? "");
  const right = reported.reduce(plantRepaired, base);
  for (const [file, text] of changed) {
    const own = problems.filter((problem) => problem.file === `${dataFolder}/${file}`);
    expect(applyFixes(text, own)).toBe(right[file]);
  }
}

test.each(rounds.map((round) => [round.length, round] as const))(
  "of %i mistakes planted at once, each is reported once, at its position, with its remedy: round %#",
  (_, round) => expectReports(round.reduce(plant, base), round),
);

test("repaired texts have no mistakes", () => {
  const texts = mistakes.filter(([name]) => name in repaired).reduce(plantRepaired, base);
  expect(content.list(texts).map(summarize)).toEqual([]);
});

test("with all mistakes at once, the first syntax error of each file is reported, and wrong values in all other files", () => {
  // Mistakes are listed in the order of the file.
  const first = new Map(syntax.toReversed().map((mistake) => [mistake[1], mistake]));
  // Attributes of components are text.
  const isValue = ([, file, , to, , rule]: Mistake) =>
    !first.has(file) &&
    !to.startsWith("<") &&
    /^(?:field-unknown|field-missing|type|format|size|value-empty|value-rejected)/u.test(rule);
  const texts = mistakes.reduce(plant, base);
  const found = content.list(Object.fromEntries(Object.entries(texts).filter(([file, text]) => base[file] !== text)));
  const isSyntaxFile = ({ file }: Problem) => first.has(file.slice(dataFolder.length + 1));
  expect(found.filter(isSyntaxFile).map(summarize).sort()).toEqual(
    [...first.values()].map((mistake) => expectation(mistake, texts)).sort(),
  );
  const values = mistakes.filter(isValue).map((mistake) => expectation(mistake, texts));
  expect(found.map(summarize)).toEqual(expect.arrayContaining(values));
  // Rules that compare records would report what the unread files contain.
  expect(found.filter(({ rule }) => /^(?:link|anchor|reference|redirect|page)-/u.test(rule))).toEqual([]);
});
