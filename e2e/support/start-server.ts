import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";

import { starter } from "../sites";

export interface Server {
  port: number;
  process: ChildProcess;
  readOutput: () => string;
}

const running = new Set<Server>();

/** Serves a built site as `npm start` does, in its own process group. */
export function startServer(port: number, { root, content } = starter): Server {
  const server = spawn(process.execPath, ["src/scripts/serve.mjs"], {
    cwd: root,
    env: { ...process.env, PORT: String(port), CONTENT_FOLDER: content },
    detached: true,
  });
  let output = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream.on("data", (chunk) => {
      output += String(chunk);
    });
  }
  const started = { port, process: server, readOutput: () => output };
  running.add(started);
  return started;
}

export async function waitForServer({ port, readOutput, process }: Server): Promise<void> {
  while (!readOutput().includes(`The site is at http://localhost:${port}`)) {
    if (process.exitCode !== null) throw new Error(`the server ended:\n${readOutput()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Kills a server and its child processes. */
async function killServer(started: Server): Promise<void> {
  running.delete(started);
  const { process: server } = started;
  if (server.exitCode !== null || server.signalCode !== null) return;
  process.kill(-(server.pid ?? 0), "SIGKILL");
  await once(server, "exit");
}

export async function killAllServers(): Promise<void> {
  await Promise.all([...running].map(killServer));
}

export function getOutboxPath(port: number): string {
  return `src/relay/.wrangler/${port}/outbox`;
}
