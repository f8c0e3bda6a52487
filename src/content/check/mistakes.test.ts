import { formatLocation, formatMessage, positionAt } from "../problem";
import { dataFolder } from "../read/data-folder";
import { copyContent, edit } from "../testing/copy-content";
import { base, paintPictures } from "./testing/base";
import { mistakes as others, type Mistake } from "./testing/mistakes";
import { sectionMistakes } from "./testing/section-mistakes";

const mistakes = [...others, ...sectionMistakes];

const isSyntax = ([, , , , , rule]: Mistake) =>
  /^(?:byte|character|file|frontmatter|json|merge|template)-|^(?:field-twice|text-syntax)$/u.test(rule);

/** Mistakes that are planted at once: those of the first round in files that parse, those of round n as the nth error of their files. */
const rounds = [mistakes.filter((mistake) => !isSyntax(mistake))];
const syntax = mistakes.filter(isSyntax);
for (const mistake of syntax) {
  const round = rounds.findIndex((planted, index) => index > 0 && planted.every(([, file]) => file !== mistake[1]));
  if (round > 0) rounds[round]?.push(mistake);
  else rounds.push([mistake]);
}

const content = copyContent();

beforeAll(async () => {
  content.write({ ...(await paintPictures()), ...base });
});

afterAll(content.remove);

type Texts = Readonly<Record<string, string>>;

function plant(texts: Texts, [, file, from, to]: Mistake): Texts {
  return { ...texts, [file]: from === "" ? to : edit(texts[file] ?? "", from, to) };
}

type Report = [place: string, text: string];

const byPlace = ([one]: Report, [other]: Report) => one.localeCompare(other);

/** Lists the problems of content by their place. Writes only the texts that differ from the base. */
function check(texts: Texts): Report[] {
  const changed = Object.entries(texts).filter(([file, text]) => base[file] !== text);
  const problems = content.list(Object.fromEntries(changed));
  return problems
    .map((problem): Report => [`${formatLocation(problem)} ${problem.rule}`, formatMessage(problem)])
    .sort(byPlace);
}

/** Creates the expected report of a mistake. Throws unless its position is unique. */
function expectReport([, file, , , at, rule, says]: Mistake, texts: Texts): Report {
  const text = texts[file] ?? "";
  if (at !== "") edit(text, at, "");
  const { line, column } = positionAt(text, text.indexOf(at));
  return [`${dataFolder}/${file}:${line}:${column} ${rule}`, expect.stringMatching(says) as string];
}

function expectReports(planted: readonly Mistake[], texts: Texts): Report[] {
  return planted.map((mistake) => expectReport(mistake, texts)).sort(byPlace);
}

test.each(rounds.map((round) => [round]))(
  "of mistakes planted at once, each is reported once, at its position, with its remedy: round %#",
  (round) => {
    const texts = round.reduce(plant, base);
    expect(check(texts)).toEqual(expectReports(round, texts));
  },
);

test("with all mistakes at once, only the first syntax error of each file is reported", () => {
  const texts = mistakes.reduce(plant, base);
  // Mistakes are listed in the order of the file.
  const first = new Map(syntax.toReversed().map((mistake) => [mistake[1], mistake]));
  expect(check(texts)).toEqual(expectReports([...first.values()], texts));
});
