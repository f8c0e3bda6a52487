import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

import type { Problem } from "../content/problem";

/** In its own process, as in a build, so that the check does not block the server. */
const command = ["--import", "tsx", "src/content/cli/check.ts", "--watch", "--json"];

/** Milliseconds before the check starts again if it ends. */
const restartDelay = 1000;

type Listener = (problems: readonly Problem[]) => void;

const listeners = new Set<Listener>();
let latest: readonly Problem[] | undefined;

function startCheck(): void {
  // The IPC channel lets the check end when this process ends, for whatever reason.
  const child = spawn(process.execPath, command, { stdio: ["ignore", "pipe", "inherit", "ipc"] });
  if (child.stdout) {
    createInterface(child.stdout).on("line", (line) => {
      latest = (JSON.parse(line) as { problems: Problem[] }).problems;
      for (const listener of [...listeners]) listener(latest);
    });
  }
  child.on("exit", () => setTimeout(startCheck, restartDelay).unref());
  process.once("exit", () => child.kill());
}

/**
 * Watches the content while the development server runs. Calls the listener with the latest problems and after every change.
 * @returns a function that ends the calls
 */
export function watchContent(listener: Listener): () => void {
  if (listeners.size === 0) startCheck();
  listeners.add(listener);
  if (latest) listener(latest);
  return () => listeners.delete(listener);
}
