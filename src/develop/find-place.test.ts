import type { PlacedFile } from "../content/places";
import { findPlace } from "./find-place";

/** Writes one text per line. */
function write(file: string, texts: readonly string[], page?: string): PlacedFile {
  return {
    file,
    ...(page !== undefined && { pages: [page] }),
    texts: texts.map((text, index) => ({ text, line: index + 1 })),
  };
}

const files = [
  write("site.json", ["About us", "Who we are", "Jobs", "Open positions", "Call us"]),
  write("interface.json", ["{n} posts", "By {name}", "${n}K", "Last updated on {date}"]),
  write("team.json", ["Ann Bell", "Keeper of bells", "ann-bell", "Cy Dent", "Keeper of keys", "cy-dent"]),
  write("home.json", ["Bells for all", "We ring 2-4% more, and “louder”.", "Call us", "Ring them daily"], "/"),
  write("jobs.json", ["Ringer", "Berlin", "2031-02-01", "1250000", "Caller", "Berlin", "2031-03-01"]),
  write("about.json", ["About us", "A long story", "Call us", "Ann Bell", "plan"], "/about"),
];

/** Finds a text within others, on the page `/` by default. */
function find(texts: readonly string[], { page = "/", names = [] as string[] } = {}): string {
  const place = findPlace(files, { texts, names, page });
  return place ? `${place.file.file}:${place.line}` : "nowhere";
}

test.each([
  ["a text", ["Bells for all"], "home.json:1"],
  [
    "a text with other spaces, dashes and invisible characters",
    ["We ring\u00A02–4% more,\n and \u00AD“louder”."],
    "home.json:2",
  ],
  ["a part of a text, by the whole around it", ["daily", "Ring them daily", "Ring them daily Call us"], "home.json:4"],
  ["a part of a text that an element interrupts", ["We ring", "We ring 2–4% more, and “louder”.1"], "home.json:2"],
  ["a text with placeholders", ["12 posts"], "interface.json:1"],
  ["a formatted number", ["+$26K"], "interface.json:3"],
  ["a name in a text with a placeholder, which is longer than the text", ["By Ann Bell"], "team.json:1"],
  ["a text of another page, where no other file has it", ["A long story"], "about.json:2"],
  ["a calculated text, by the record around it,", ["12.5", "12.5 Ring them daily"], "home.json:4"],
  ["a text that is not in the content", ["Xylophone", "Xylophone ".repeat(60) + "Ring them daily"], "nowhere"],
])("%s is found", (_, texts, place) => {
  expect(find(texts)).toBe(place);
});

test.each([
  ["its own page", ["Call us", "Call usRing them daily"], "home.json:3"],
  ["the menu", ["Call us", "JobsOpen positionsCall us"], "site.json:5"],
  ["the first record", ["Berlin", "RingerBerlin"], "jobs.json:2"],
  ["the second record", ["Berlin", "CallerBerlin", "RingerBerlinCallerBerlin"], "jobs.json:6"],
])("of equal texts, the one of %s is found by what is around it", (_, texts, place) => {
  expect(find(texts)).toBe(place);
});

test("the same text is found in the file of the page that shows it", () => {
  const texts = ["About us", "About us A long story"];
  expect([find(texts, { page: "/about" }), find(["About us", "About us Who we are"], { page: "/about" })]).toEqual([
    "about.json:1",
    "site.json:1",
  ]);
});

test("a picture is found by its alternative text, its file, or the text around it, a day by its date", () => {
  expect(find(["", "Bells for all"], { names: ["", "cy-dent"] })).toBe("team.json:6");
  expect(find(["", "Bells for all"], { names: ["Keeper of bells"] })).toBe("team.json:2");
  expect(find(["", "Bells for all"], { names: ["", "unknown"] })).toBe("home.json:1");
  expect(find(["February 1, 2031"], { names: ["2031-02-01"] })).toBe("jobs.json:3");
});
