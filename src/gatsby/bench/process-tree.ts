import { readdirSync, readFileSync } from "node:fs";

/** What a process has taken. */
export interface Usage {
  /** Pages of resident memory, shared ones included. */
  pages: number;
  /** Ticks of processors' time, with those of its children that have ended. */
  ticks: number;
}

export interface ProcessEntry extends Usage {
  pid: number;
  parent: number;
}

/** Bytes of a page and ticks of a second, on all platforms that have `/proc`, but for a few servers. */
const pageSize = 4096;
const ticksPerSecond = 100;

/** Reads a line of `/proc/PID/stat`; a program's name, in brackets, may hold anything. */
export function parseStat(line: string): ProcessEntry | undefined {
  const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
  // proc(5) counts from 1, and the state is its third.
  const field = (number: number) => Number(fields[number - 3]);
  const entry = {
    pid: Number.parseInt(line, 10),
    parent: field(4),
    pages: field(24),
    ticks: field(14) + field(15) + field(16) + field(17),
  };
  return Object.values(entry).every(Number.isInteger) ? entry : undefined;
}

/** What a process and all its descendants have taken. */
export function sumTree(entries: readonly ProcessEntry[], root: number): Usage {
  return entries.reduce(
    (sum, entry) => {
      if (entry.pid !== root && entry.parent !== root) return sum;
      const { pages, ticks } = entry.pid === root ? entry : sumTree(entries, entry.pid);
      return { pages: sum.pages + pages, ticks: sum.ticks + ticks };
    },
    { pages: 0, ticks: 0 },
  );
}

function readEntry(pid: string): ProcessEntry | undefined {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    // It has ended since it was listed.
    return undefined;
  }
}

/**
 * What a process and all its descendants have taken so far: bytes that they hold, and seconds of processors' time. Nothing where the
 * platform does not tell.
 */
export function readTree(root: number): { memory: number; processor: number } {
  try {
    const pids = readdirSync("/proc").filter((name) => /^\d+$/u.test(name));
    const { pages, ticks } = sumTree(
      pids.flatMap((pid) => readEntry(pid) ?? []),
      root,
    );
    return { memory: pages * pageSize, processor: ticks / ticksPerSecond };
  } catch {
    return { memory: 0, processor: 0 };
  }
}
