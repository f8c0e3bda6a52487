import { parseArgs } from "node:util";

import { runCommand } from "../speed/run-command";
import { serveSite } from "../speed/serve-site";
import { sayWhy, UsageError } from "../speed/usage-error";
import { judgeAdvisories } from "./advisories/judge-advisories";
import { chooseJudges, writeUsage } from "./choose-judges";
import { judgeData } from "./data/judge-data";
import { judgeFeeds } from "./feeds/judge-feeds";
import { judgeHeaders } from "./headers/judge-headers";
import { judgeHtml } from "./html/judge-html";
import { CannotJudge, type Judge, type Verdict } from "./judge";
import { judgeLinks } from "./links/judge-links";
import { judgePolicy } from "./policy/judge-policy";
import { readSite, type Site } from "./read-site";
import { countFindings, findGaps, writeEnd, writeFindings, writeSummary, type Outcome } from "./report";

/** Has others judge the built site: `npm run audit`. */
const port = 9731;

const judges: readonly Judge[] = [
  judgeHtml,
  judgePolicy,
  judgeHeaders,
  judgeLinks,
  judgeData,
  judgeFeeds,
  judgeAdvisories,
];

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { help: { type: "boolean", default: false } } });
  } catch (error) {
    throw new UsageError(`${sayWhy(error)}\n\n${writeUsage(judges)}`);
  }
}

async function hear(judge: Judge, site: Site): Promise<Outcome> {
  try {
    const verdict = await judge.judge(site);
    const findings = [...verdict.findings, ...findGaps(judge, verdict.looked)];
    return { name: judge.name, verdict: { ...verdict, findings } };
  } catch (error) {
    if (error instanceof CannotJudge) return { name: judge.name, verdict: { absent: error.message } };
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { name: judge.name, verdict: { looked: {}, findings: [{ where: "the judge itself", what }] } };
  }
}

function listLines({ findings, notes = [] }: Verdict): string[] {
  return [...notes, ...(findings.length > 0 ? ["To be mended:", ...writeFindings(findings)] : [])];
}

function tell({ name, verdict }: Outcome): void {
  const lines = "absent" in verdict ? [`could not judge here. ${verdict.absent}`] : listLines(verdict);
  console.log([`\n— ${name}`, ...lines.map((line) => `  ${line.replaceAll("\n", "\n  ")}`)].join("\n"));
}

runCommand(async () => {
  const { values, positionals } = readArguments();
  if (values.help) {
    console.log(writeUsage(judges));
    return;
  }
  const chosen = chooseJudges(positionals, judges);
  const server = await serveSite(port);
  const site = await readSite(port, server.origin);
  const outcomes: Outcome[] = [];
  for (const judge of chosen) {
    const outcome = await hear(judge, site);
    tell(outcome);
    outcomes.push(outcome);
  }
  await server.stop();
  console.log(`\n${writeSummary(outcomes)}\n\n${writeEnd(outcomes)}`);
  if (countFindings(outcomes) > 0) process.exitCode = 1;
});
