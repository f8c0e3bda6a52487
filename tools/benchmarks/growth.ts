import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { createInterface } from "node:readline";

import { parseDocument } from "yaml";

import { copySite } from "../../e2e/copy-site.mjs";
import { dataFolder } from "../../src/content/read/data-folder";
import { runTool } from "../serve-site";

const articles = `${dataFolder}/articles`;
const site = copySite("growth");

/** Steps of a build that take less time, in seconds, are not printed. */
const minSeconds = 3;

/** Linux counts CPU time in hundredths of a second. */
const ticksPerSecond = 100;

/** Milliseconds. Linux adds up the memory of a large process in 50 of them. */
const intervals = { cpu: 100, memory: 1000 };

/** Row of the table: times in seconds, memory in MB. */
interface Row {
  step: string;
  seconds: number;
  cpu: number;
  /** Peak of all processes together, and of the largest one. */
  memory: number;
  largest: number;
}

/** Writes an article under another name, with the text of an existing one. */
function copyArticle(number: number, names: readonly string[]): void {
  const [, head = "", body = ""] =
    /^---\n([^]*?\n)---\n([^]*)$/u.exec(site.read(`${articles}/${names[number % names.length] ?? ""}`)) ?? [];
  const fields = parseDocument(head);
  for (const [field, length] of [
    ["title", 60],
    ["description", 160],
  ] as const)
    fields.set(field, `${String(fields.get(field)).slice(0, length - 6)} ${number}`);
  fields.set("slug", `${String(fields.get("slug"))}-${number}`);
  site.write(`${articles}/copy-${number}.mdx`, `---\n${String(fields)}---\n${body}\nThis is copy ${number}.\n`);
}

/** Reads a file of all processes of a group, e.g. `stat`. */
function readProcesses(group: number, name: string): { id: string; text: string }[] {
  return readdirSync("/proc").flatMap((id) => {
    if (!/^\d+$/u.test(id)) return [];
    try {
      return splitStat(readFileSync(`/proc/${id}/stat`, "utf8"))[2] === group
        ? [{ id, text: readFileSync(`/proc/${id}/${name}`, "utf8") }]
        : [];
    } catch {
      // The process ended.
      return [];
    }
  });
}

/** Returns the fields of a `stat` file after the name of the program, which may contain spaces. */
function splitStat(text: string): number[] {
  return text
    .replace(/^.*\) /su, "")
    .split(" ")
    .map(Number);
}

/** Reads the memory of each process of a group in MB. What processes share counts once, in parts. */
function readMemory(group: number): number[] {
  return readProcesses(group, "smaps_rollup").map(({ text }) => Number(/^Pss:\s+(\d+)/mu.exec(text)?.[1] ?? 0) / 1024);
}

/** Runs a command in the copy. Returns its row, and those of the steps of a build. Throws if it fails. */
async function measure(step: string, args: readonly string[]): Promise<Row[]> {
  const started = performance.now();
  const child = spawn(process.execPath, args, { cwd: site.root, detached: true, stdio: ["ignore", "pipe", "inherit"] });
  const ticks = new Map<string, number>();
  const total = { memory: 0, largest: 0 };
  let peak = { ...total };
  const sampleCpu = () => {
    for (const { id, text } of readProcesses(child.pid ?? 0, "stat")) {
      const [user = 0, system = 0] = splitStat(text).slice(11, 13);
      ticks.set(id, user + system);
    }
    return Array.from(ticks.values()).reduce((sum, each) => sum + each, 0) / ticksPerSecond;
  };
  const sampleMemory = () => {
    const sizes = readMemory(child.pid ?? 0);
    const memory = Math.round(sizes.reduce((sum, each) => sum + each, 0));
    const largest = Math.round(Math.max(0, ...sizes));
    for (const each of [peak, total])
      Object.assign(each, { memory: Math.max(each.memory, memory), largest: Math.max(each.largest, largest) });
  };
  const timers = [setInterval(sampleCpu, intervals.cpu), setInterval(sampleMemory, intervals.memory)];
  const ended = once(child, "close");
  const parts: Row[] = [];
  let before = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const [, name = "", seconds = "0"] = /success (.+?) - ([\d.]+)s(?: |$)/u.exec(line) ?? [];
    const cpu = sampleCpu();
    if (name === "") continue;
    if (Number(seconds) >= minSeconds)
      parts.push({ step: `  ${name}`, seconds: Number(seconds), cpu: cpu - before, ...peak });
    [before, peak] = [cpu, { memory: 0, largest: 0 }];
  }
  const [code] = (await ended) as [number | null];
  timers.forEach(clearInterval);
  if (code !== 0) throw new Error(`${step}: ${args.join(" ")} failed.`);
  return [{ step, seconds: (performance.now() - started) / 1000, cpu: sampleCpu(), ...total }, ...parts];
}

/** Measures the check and builds with more articles, on Linux: `npm run bench:growth -- [500 2000]`. */
runTool(async () => {
  const check = ["--import", "tsx", "src/content/cli/check.ts"];
  const build = ["src/scripts/build.mjs"];
  const names = readdirSync(`${site.root}/${articles}`).filter((name) => name.endsWith(".mdx"));
  const changed = `${articles}/${names[0] ?? ""}`;
  const text = site.read(changed);
  try {
    for (const extra of process.argv.length > 2 ? process.argv.slice(2).map(Number) : [500, 2000]) {
      for (let number = 1; number <= extra; number++) copyArticle(number, names);
      for (const made of [".cache", "public"]) rmSync(`${site.root}/${made}`, { recursive: true, force: true });
      const rows = [...(await measure("check", check)), ...(await measure("cold build", build))];
      site.write(changed, text.replace(/^title: .*$/mu, `title: Changed with ${extra} more articles`));
      rows.push(...(await measure("build after one changed title", build)));
      console.log(`${extra} more articles: times in seconds, memory in MB`);
      console.table(rows.map((row) => ({ ...row, seconds: row.seconds.toFixed(1), cpu: row.cpu.toFixed(1) })));
    }
  } finally {
    site.remove();
  }
});
