import { countFindings, findGaps, writeEnd, writeFindings, writeSummary, type Outcome } from "./report";

const outcomes: readonly Outcome[] = [
  { name: "html", verdict: { looked: { pages: 40, drawings: 5 }, findings: [] } },
  { name: "links", verdict: { looked: { links: 9 }, findings: [{ where: "/", what: "lost" }] } },
  { name: "advisories", verdict: { absent: "no network" } },
];

test("a judge who saw too little has not found nothing", () => {
  expect(findGaps({ least: { links: 10 } }, { links: 10 })).toEqual([]);
  expect(findGaps({ least: { links: 10, pages: 1 } }, { links: 9 }).map(({ what }) => what)).toEqual([
    "looked at 9 links, which cannot be all: 10 at least are expected",
    "looked at 0 pages, which cannot be all: 1 at least are expected",
  ]);
});

test("a mistake is told once, with the first of its places", () => {
  const places = ["/a", "/b", "/c", "/d", "/e", "/f", "/g"];
  const findings = [...places.map((where) => ({ where, what: "no title" })), { where: "/a:3", what: "no end" }];
  expect(writeFindings(findings)).toEqual(["no title\n  /a, /b, /c, /d, /e and 2 more", "no end\n  /a:3"]);
});

test("each judge has a line, also one who could not judge", () => {
  expect(writeSummary(outcomes).split("\n")).toEqual([
    "judge       looked at                      findings",
    "html        40 pages, 5 drawings                  0",
    "links       9 links                               1",
    "advisories  nothing: could not judge here         –",
  ]);
});

test("a judge who could not judge is not among the content", () => {
  expect(writeEnd(outcomes)).toBe("Judges content: 1, with findings: 1, could not judge here: 1");
  expect(writeEnd(outcomes.slice(0, 2))).toBe("Judges content: 1, with findings: 1");
  expect(countFindings(outcomes)).toBe(1);
});
