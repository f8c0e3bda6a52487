/** What a build took. */
export interface Figures {
  seconds: number;
  /** Seconds of processors' time, which other work on the machine hardly changes; 0 where nobody can say. */
  processor: number;
  /** Most that all its processes held at one time, in bytes; 0 where nobody can say. */
  memory: number;
  /** Seconds of each of Gatsby's steps. */
  steps: ReadonlyMap<string, number>;
}

/** The builds of a site with a number of articles. */
export interface Round {
  articles: number;
  pages: number;
  cold: Figures;
  warm: Figures;
  edited: Figures;
}

const gibibyte = 2 ** 30;

/** Reads the steps that Gatsby tells, e.g. `success Building HTML renderer - 43.146s`, and how long each took. */
export function readSteps(output: string): Map<string, number> {
  // eslint-disable-next-line no-control-regex -- Gatsby paints its lines even for a file.
  const plain = output.replace(/\u001B\[[0-9;]*[A-Za-z]/gu, "");
  const found = plain.matchAll(/^success (.+?) - (\d+(?:\.\d+)?)s/gmu);
  const steps = new Map<string, number>();
  for (const [, name = "", seconds] of found) steps.set(name, (steps.get(name) ?? 0) + Number(seconds));
  return steps;
}

/** Writes what a build took. */
export function formatFigures({ seconds, processor, memory }: Figures): string {
  const taken = memory === 0 ? "" : `, processors ${processor.toFixed(1)} s, ${(memory / gibibyte).toFixed(2)} GiB`;
  return `${seconds.toFixed(1)} s${taken}`;
}

/** The steps that took longest, in order. */
export function listSlowest({ steps }: Figures, count: number): string[] {
  return [...steps]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([name, seconds]) => `${name} ${seconds.toFixed(1)} s`);
}

type Build = "cold" | "warm" | "edited";

/** Seconds that a further article takes, between two rounds. */
function slopeBetween(smaller: Round, larger: Round, build: Build, time: "seconds" | "processor"): number {
  return (larger[build][time] - smaller[build][time]) / (larger.articles - smaller.articles);
}

/** Writes the rounds as lines: each by itself, and what further articles take between it and the one before. */
export function summarize(rounds: readonly Round[]): string[] {
  return rounds.flatMap((round, index) => {
    const { articles, pages, cold, warm, edited } = round;
    const part = (figures: Figures) => `${Math.round((figures.seconds / cold.seconds) * 100)} % of cold`;
    const before = rounds[index - 1];
    const tell = (build: Build, time: "seconds" | "processor") =>
      before ? (slopeBetween(before, round, build, time) * 1000).toFixed(1) : "";
    const slopes = (["cold", "warm", "edited"] as const).map(
      (build) => `${build} ${tell(build, "seconds")} ms (processors ${tell(build, "processor")} ms)`,
    );
    return [
      `${articles} articles, ${pages} pages: cold ${formatFigures(cold)}`,
      `  nothing changed ${formatFigures(warm)} (${part(warm)})`,
      `  one edited ${formatFigures(edited)} (${part(edited)})`,
      ...(before ? [`  each further article since ${before.articles}: ${slopes.join(", ")}`] : []),
    ];
  });
}
