import { execFileSync } from "node:child_process";

/** Sums what `ps -A -o pgid=,rss=` says of a group of processes, in MiB. */
export function sumMemory(table: string, group: number): number {
  const kibibytes = table
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/u).map(Number))
    .filter(([pgid]) => pgid === group)
    .reduce((sum, [, rss = 0]) => sum + rss, 0);
  return Math.round(kibibytes / 1024);
}

/** Memory that a group of processes holds now, in MiB; pages that several share count for each. */
export function readMemory(group: number): number {
  return sumMemory(execFileSync("ps", ["-A", "-o", "pgid=,rss="], { encoding: "utf8" }), group);
}
