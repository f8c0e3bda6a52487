import type { Finding } from "../judge";

/** What the Observatory says of one test. */
interface Test {
  pass: boolean;
  result: string;
  scoreModifier: number;
}

/** The Observatory's answer, as far as it is read. */
export type Scan =
  { error: string } | { scan: { grade: string; score: number }; tests: Readonly<Record<string, Test>> };

/** Points that cannot be had, or not here, by the test that would give them. */
const unreachable: Readonly<Record<string, string>> = {
  cookies: "+5 for safe cookies; the site sets none",
  "strict-transport-security":
    "+5 once browsers ship the host in their preload list, which is asked for at hstspreload.org",
  "subresource-integrity": "+5 for hashes at each script; scripts are the site's own, and it loads none from elsewhere",
};

function sign(points: number): string {
  return points > 0 ? `+${points}` : String(points);
}

/** Whatever fails or costs points is a finding, and so is a grade that is not the best. */
export function readScan(scan: Scan): { tests: number; findings: Finding[]; notes: string[] } {
  if ("error" in scan) return { tests: 0, findings: [{ where: "/", what: scan.error }], notes: [] };
  const { grade, score } = scan.scan;
  const tests = Object.entries(scan.tests);
  const findings = tests
    .filter(([, { pass, scoreModifier }]) => !pass || scoreModifier < 0)
    .map(([name, { result, scoreModifier }]) => ({ where: "/", what: `${name}: ${result} (${sign(scoreModifier)})` }));
  const told = tests.map(
    ([name, { result, scoreModifier }]) => `${sign(scoreModifier).padStart(3)}  ${name}: ${result}`,
  );
  const left = tests.flatMap(([name, { scoreModifier }]) => (scoreModifier > 0 ? [] : (unreachable[name] ?? [])));
  return {
    tests: tests.length,
    findings: grade === "A+" ? findings : [{ where: "/", what: `the grade is ${grade}, not A+` }, ...findings],
    notes: [`Grade ${grade}, ${score} points`, ...told, ...left.map((points) => `Not to be had: ${points}`)],
  };
}
