import type { Finding, Judge } from "../judge";
import { allPages, isIndexable, type Page } from "../read-site";
import { writeFindings } from "../report";
import { findTool, loadTool } from "../tools";
import { readThings } from "./read-things";
import { readVocabulary } from "./read-vocabulary";
import { checkThing, type Thing, type Vocabulary } from "./vocabulary";

interface Issue {
  issueMessage: string;
  severity: "ERROR" | "WARNING";
}

interface Validator {
  validate: (data: { jsonld: Record<string, Thing[]> }) => Promise<Issue[]>;
}

function nameThing(path: string, { "@type": type, "@id": id }: Thing): string {
  const [, fragment] = String(id).split("#");
  return `${path} ${String(type)}${fragment === undefined ? "" : ` #${fragment}`}`;
}

function checkVocabulary(path: string, things: readonly Thing[], vocabulary: Vocabulary): Finding[] {
  return things.flatMap((thing) =>
    checkThing(thing, things, vocabulary).map((fault) => ({
      where: nameThing(path, thing),
      what: `${fault.path}: ${fault.what}`,
    })),
  );
}

/** What rich results require, and what they would like. */
function splitIssues(where: string, issues: readonly Issue[]): [errors: Finding[], warnings: Finding[]] {
  const tell = (wanted: Issue["severity"]) =>
    issues.filter(({ severity }) => severity === wanted).map(({ issueMessage }) => ({ where, what: issueMessage }));
  return [tell("ERROR"), tell("WARNING")];
}

/** Pages that search engines take in have things to tell, and no other has. */
function checkPresence({ path, ...page }: Page, things: readonly Thing[]): Finding[] {
  const wanted = isIndexable({ path, ...page });
  if (wanted === things.length > 0) return [];
  return [{ where: path, what: wanted ? "no structured data" : "structured data of a page that is kept out" }];
}

/** Adobe's validator, which knows what Google's rich results require, and schema.org's own vocabulary. */
export const judgeData: Judge = {
  name: "data",
  asks: "do machines understand what pages tell them? (structured data, schema.org)",
  least: { pages: allPages, things: 3 * allPages },
  async judge({ pages }) {
    const vocabulary = readVocabulary(findTool("schema-dts", "dist/schema.d.ts"));
    const { default: GoogleValidator } = await loadTool<{ default: new () => Validator }>(
      "@adobe/structured-data-validator",
      "src/index.js",
    );
    const looked = { pages: pages.length, things: 0 };
    const findings: Finding[] = [];
    const advice: Finding[] = [];
    const validator = new GoogleValidator();
    for (const page of pages) {
      const things = readThings(page.html);
      looked.things += things.length;
      findings.push(...checkPresence(page, things), ...checkVocabulary(page.path, things, vocabulary));
      for (const thing of things) {
        const issues = await validator.validate({ jsonld: { [String(thing["@type"])]: [thing] } });
        const [errors, warnings] = splitIssues(nameThing(page.path, thing), issues);
        findings.push(...errors);
        advice.push(...warnings);
      }
    }
    return { looked, findings, notes: writeFindings(advice) };
  },
};
