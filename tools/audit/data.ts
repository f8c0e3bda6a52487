import { mkdirSync, writeFileSync } from "node:fs";

import { load } from "cheerio";
import ts from "typescript";

import type { Check, Finding } from "./site";

type Thing = Record<string, unknown>;

interface Issue {
  issueMessage: string;
  severity: "ERROR" | "WARNING";
}

const file = ".build/structured-data.ts";

/** Type-checks objects against schema.org's vocabulary (schema-dts), one per line. */
function checkVocabulary(things: readonly { where: string; thing: Thing }[]): Finding[] {
  const lines = things.map(
    ({ thing }) => `export const _: schema.${String(thing["@type"])}Leaf = ${JSON.stringify(thing)};`,
  );
  const constants = lines.map((line, index) => line.replace("_", `thing${index}`));
  mkdirSync(".build", { recursive: true });
  writeFileSync(file, [`import type * as schema from "../tools/node_modules/schema-dts";`, ...constants].join("\n"));
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  return ts.getPreEmitDiagnostics(program).map(({ file: source, start = 0, messageText }) => ({
    where: things[(source?.getLineAndCharacterOfPosition(start).line ?? 0) - 1]?.where ?? file,
    what: ts.flattenDiagnosticMessageText(messageText, " ").slice(0, 500),
  }));
}

/** Validates structured data against Google's rich results (Adobe's validator) and schema.org's vocabulary. */
export const checkData: Check = async ({ pages }) => {
  const { default: GoogleValidator } = (await import(
    // @ts-expect-error -- The package has no types.
    "@adobe/structured-data-validator"
  )) as { default: new () => { validate: (data: object) => Promise<Issue[]> } };
  const things = pages.flatMap(({ path, html }) => {
    const graph = JSON.parse(load(html)("script[type='application/ld+json']").text() || "{}") as { "@graph"?: Thing[] };
    return (graph["@graph"] ?? []).map((thing) => ({ where: `${path} ${String(thing["@type"])}`, thing }));
  });
  console.log(`  ${things.length} things`);
  if (things.length < 3 * pages.length - 3) throw new Error("Pages lack structured data.");
  const findings = checkVocabulary(things);
  const validator = new GoogleValidator();
  for (const { where, thing } of things) {
    const issues = await validator.validate({ jsonld: { [String(thing["@type"])]: [thing] } });
    for (const { severity, issueMessage } of issues)
      if (severity === "ERROR") findings.push({ where, what: issueMessage });
  }
  return findings;
};
