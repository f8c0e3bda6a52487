export interface Figure {
  /** What is measured, e.g. *Lighthouse, five pages on a phone*. */
  name: string;
  value: string;
  command: string;
  /** Day of the measurement, `YYYY-MM-DD`. */
  measured: string;
}

const block = /(<!-- figures -->\n)[^]*?(<!-- \/figures -->)/u;

/** Finds the day of the last release in the changelog: `## 1.2.0 - 2026-11-27`; undefined before the first. */
export function findRelease(changelog: string): string | undefined {
  return /^## \[?\d[^\n]*?(\d{4}-\d\d-\d\d)/mu.exec(changelog)?.[1];
}

/** Replaces the table of figures in the README. Figures that are older than the last release are marked. */
export function writeFigures(readme: string, figures: readonly Figure[], release: string | undefined): string {
  const rows = figures.map(({ name, value, command, measured }, index) => {
    const isOld = release !== undefined && measured < release;
    const shown = command === figures[index - 1]?.command ? "the same" : `\`${command}\``;
    return `| ${name} | ${value} | ${shown} | ${measured}${isOld ? " (before the last release)" : ""} |`;
  });
  const table = ["| figure | value | command | measured |", "| --- | --- | --- | --- |", ...rows].join("\n");
  return readme.replace(block, (_, start: string, end: string) => `${start}\n${table}\n\n${end}`);
}
