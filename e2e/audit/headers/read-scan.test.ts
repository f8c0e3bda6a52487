import { readScan } from "./read-scan";

const good = { pass: true, result: "safe", scoreModifier: 5 };

test("the best grade without a failed test is no finding", () => {
  const scan = { scan: { grade: "A+", score: 105 }, tests: { framing: good } };
  expect(readScan(scan)).toEqual({ tests: 1, findings: [], notes: ["Grade A+, 105 points", " +5  framing: safe"] });
});

test("a test that fails or costs points is one, and so is a lesser grade", () => {
  const tests = {
    sniffing: { pass: false, result: "open", scoreModifier: 0 },
    framing: { pass: true, result: "loose", scoreModifier: -5 },
  };
  expect(readScan({ scan: { grade: "A", score: 95 }, tests }).findings.map(({ what }) => what)).toEqual([
    "the grade is A, not A+",
    "sniffing: open (0)",
    "framing: loose (-5)",
  ]);
});

test("points that cannot be had are told with the reason, until they are had", () => {
  const cookies = { pass: true, result: "cookies-not-found", scoreModifier: 0 };
  const { notes } = readScan({ scan: { grade: "A+", score: 100 }, tests: { cookies } });
  expect(notes.at(-1)).toMatch(/^Not to be had: \+5 for safe cookies/u);
  const had = readScan({ scan: { grade: "A+", score: 105 }, tests: { cookies: good } });
  expect(had.notes).toHaveLength(2);
});

test("a scan that did not come about is a finding", () => {
  expect(readScan({ error: "The site seems to be down." }).findings).toHaveLength(1);
});
