import type { Told } from "./api";
import { problemsAt, problemsWithin, tellAtField, tellInFull } from "./tell";

function told(message: string, remedy: string, path: Told["path"] = [0, "applyUrl"]): Told {
  return { file: "jobs.json", level: "error", line: 1, message, remedy, path };
}

test.each<[message: string, remedy: string, path: (string | number)[], said: string]>([
  [`job "Analyst": location is missing`, "Write it: Where the work is done", [0, "location"], "Still missing."],
  [`job "A: b": location is empty`, "Write the text", [0, "location"], "Empty. Write the text."],
  [`job 3: title is missing`, "Write a text in double quotes", [2, "title"], "Still missing."],
  [
    `job "A": department is missing`,
    "Choose from: Engineering, Marketing",
    [0, "department"],
    "Missing. Choose from: Engineering, Marketing.",
  ],
  [`job "A": location has 3 letters`, "Write a text in double quotes", [0, "location"], "Has 3 letters. Write a text."],
  [
    `job "A": applyUrl is "nope", which is not a whole https address`,
    "Write it whole, e.g. https://a.example",
    [0, "applyUrl"],
    "Not a whole https address. Write it whole, e.g. https://a.example.",
  ],
  [
    `page "/": seo.title has 70 characters`,
    "It may be at most 60",
    ["seo", "title"],
    "Has 70 characters. It may be at most 60.",
  ],
  [
    `integration "A": categories 2 is "Wether"`,
    `Did you mean "Weather"? Choose from: Weather`,
    [0, "categories", 1],
    `Is "Wether". Did you mean "Weather"? Choose from: Weather.`,
  ],
  [
    `post "a": has not exactly one of url and linkedinUrl`,
    "Keep one",
    [0],
    "Has not exactly one of url and linkedinUrl. Keep one.",
  ],
])("%s is told at its field without the names that stand there", (message, remedy, path, said) => {
  expect(tellAtField(told(message, remedy, path))).toBe(said);
});

test("elsewhere it is told with its names", () => {
  expect(tellInFull(told("job 3: title is missing", "Write it"))).toBe("Job 3: title is missing. Write it.");
});

test("a value has the problems of its own place, and a record those of its parts", () => {
  const [title, record, other] = [told("a", "b", [0, "title"]), told("c", "d", [0]), told("e", "f", [1, "title"])];
  const all = [title, record, other];
  expect(problemsAt(all, "jobs.json", [0, "title"])).toEqual([title]);
  expect(problemsAt(all, "jobs.json", [0])).toEqual([record]);
  expect(problemsWithin(all, "jobs.json", [0])).toEqual([title, record]);
  expect(problemsAt(all, "team.json", [0, "title"])).toEqual([]);
});
