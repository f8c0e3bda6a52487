import { readdirSync, readFileSync } from "node:fs";

/** A process and what it holds. */
export interface ProcessEntry {
  pid: number;
  parent: number;
  /** Pages of resident memory, shared ones included. */
  pages: number;
}

/** Size of a page on all platforms that have `/proc`, but for a few servers. */
const pageSize = 4096;

/** Reads a line of `/proc/PID/stat`; a program's name, in brackets, may hold anything. */
export function parseStat(line: string): ProcessEntry | undefined {
  const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
  // Counted from the state, which is the third field of proc(5).
  const [pid, parent, pages] = [Number.parseInt(line, 10), Number(fields[1]), Number(fields[21])];
  return [pid, parent, pages].every(Number.isInteger) ? { pid, parent, pages } : undefined;
}

/** Pages that a process and all its descendants hold. */
export function sumTree(entries: readonly ProcessEntry[], root: number): number {
  return entries.reduce((sum, { pid, parent, pages }) => {
    if (pid === root) return sum + pages;
    return parent === root ? sum + sumTree(entries, pid) : sum;
  }, 0);
}

function readEntry(pid: string): ProcessEntry | undefined {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    // It has ended since it was listed.
    return undefined;
  }
}

/** Bytes that a process and all its descendants hold now; nothing where the platform does not tell. */
export function readTreeMemory(root: number): number {
  try {
    const pids = readdirSync("/proc").filter((name) => /^\d+$/u.test(name));
    return (
      sumTree(
        pids.flatMap((pid) => readEntry(pid) ?? []),
        root,
      ) * pageSize
    );
  } catch {
    return 0;
  }
}
