import { listSlowest, readSteps, summarize, type Figures, type Round } from "./summarize";

function take(seconds: number): Figures {
  return { seconds, processor: seconds / 2, memory: 2 ** 30, steps: new Map() };
}

function make(articles: number, cold: number, warm: number, edited: number): Round {
  return { articles, pages: articles + 10, cold: take(cold), warm: take(warm), edited: take(edited) };
}

test("steps are read from painted lines, and those of one name are summed", () => {
  const output =
    "\u001B[2K\u001B[1A\u001B[Gsuccess run queries in workers - 4.826s - 37/37 7.67/s\ninfo nothing\nsuccess onPostBuild - 2s\nsuccess onPostBuild - 1.5s\n";
  const steps = readSteps(output);
  expect(steps).toEqual(
    new Map([
      ["run queries in workers", 4.826],
      ["onPostBuild", 3.5],
    ]),
  );
  expect(listSlowest({ ...take(1), steps }, 1)).toEqual(["run queries in workers 4.8 s"]);
});

test("a round is told with its shares of the cold build, and with what each further article takes", () => {
  expect(summarize([make(100, 20, 10, 5), make(1100, 120, 20, 8)])).toEqual([
    "100 articles, 110 pages: cold 20.0 s, processors 10.0 s, 1.00 GiB",
    "  nothing changed 10.0 s, processors 5.0 s, 1.00 GiB (50 % of cold)",
    "  one edited 5.0 s, processors 2.5 s, 1.00 GiB (25 % of cold)",
    "1100 articles, 1110 pages: cold 120.0 s, processors 60.0 s, 1.00 GiB",
    "  nothing changed 20.0 s, processors 10.0 s, 1.00 GiB (17 % of cold)",
    "  one edited 8.0 s, processors 4.0 s, 1.00 GiB (7 % of cold)",
    "  each further article since 100: cold 100.0 ms (processors 50.0 ms), warm 10.0 ms (processors 5.0 ms), edited 3.0 ms (processors 1.5 ms)",
  ]);
});
