import { spawn, type ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";

import type { Problem } from "../../content/problem";

/** In a process of its own, as in a build: the server answers while the content is read. */
const command = ["--import", "tsx", "src/content/cli/check.ts", "--watch", "--json"];

/** How long it may rest before it is started again, should it ever end, in milliseconds. */
const pause = 1000;

type Listener = (problems: readonly Problem[]) => void;

/** The check, which runs beside the development server and answers whenever the content changes. */
class ContentWatch {
  private process: ChildProcess | undefined;
  private last: readonly Problem[] | undefined;
  private readonly listeners = new Set<Listener>();

  /** Calls back with every answer, and at once with the last one. Returns what ends that. */
  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    if (this.last) listener(this.last);
    this.start();
    return () => this.listeners.delete(listener);
  }

  private start(): void {
    if (this.process) return;
    // Over the channel it learns when this process ends, however that comes.
    const child = spawn(process.execPath, command, { stdio: ["ignore", "pipe", "inherit", "ipc"] });
    this.process = child;
    if (child.stdout)
      createInterface(child.stdout).on("line", (line) => {
        this.hear(line);
      });
    child.on("exit", () => {
      this.process = undefined;
      setTimeout(() => {
        this.start();
      }, pause).unref();
    });
    process.once("exit", () => child.kill());
  }

  private hear(line: string): void {
    const { problems } = JSON.parse(line) as { problems: Problem[] };
    this.last = problems;
    for (const listener of [...this.listeners]) listener(problems);
  }
}

/** The one check of this process; it is started by whoever asks first. */
export const contentWatch = new ContentWatch();
