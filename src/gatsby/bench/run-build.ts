import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";

import { readTree } from "./process-tree";
import { readSteps, type Figures } from "./summarize";

/** How often it is looked what the processes take, in milliseconds. */
const pace = 500;

let running: ChildProcess | undefined;

/** Ends the build that runs, with all its processes. */
export function stopBuild(): void {
  if (running?.pid === undefined) return;
  try {
    process.kill(-running.pid, "SIGKILL");
  } catch {
    // It has just ended by itself.
  }
}

/** Builds a site and measures that. Throws with Gatsby's last words when it fails. */
export async function runBuild(root: string): Promise<Figures> {
  const start = performance.now();
  const child = spawn(process.execPath, ["node_modules/gatsby/cli.js", "build"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own, so that it can be ended as a whole.
    detached: true,
    env: { ...process.env, NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1", FORCE_COLOR: "0" },
  });
  running = child;
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  let [memory, processor] = [0, 0];
  const timer = setInterval(() => {
    if (child.pid === undefined) return;
    const taken = readTree(child.pid);
    memory = Math.max(memory, taken.memory);
    processor = Math.max(processor, taken.processor);
  }, pace);
  const [code] = (await once(child, "close")) as [number | null];
  clearInterval(timer);
  running = undefined;
  if (code !== 0) throw new Error(`The build failed:\n${output.slice(-3000)}`);
  return { seconds: (performance.now() - start) / 1000, processor, memory, steps: readSteps(output) };
}
