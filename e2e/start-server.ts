import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";

export interface Server {
  port: number;
  process: ChildProcess;
  /** All it has written so far, errors included. */
  readOutput: () => string;
}

const running = new Set<Server>();

/** Starts `npm start`'s program in a group of its own; the site is built already, so that it only serves. */
export function startServer(port: number): Server {
  const server = spawn(process.execPath, ["src/scripts/start.mjs"], {
    env: { ...process.env, PORT: String(port) },
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

/** Resolved once the server answers. */
export async function waitForServer({ port, readOutput, process }: Server): Promise<void> {
  while (!readOutput().includes(`The site is at http://localhost:${port}`)) {
    if (process.exitCode !== null) throw new Error(`the server ended:\n${readOutput()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Ends a server and all it started, at once and without a word. */
export async function killServer(started: Server): Promise<void> {
  running.delete(started);
  const { process: server } = started;
  if (server.exitCode !== null || server.signalCode !== null) return;
  process.kill(-(server.pid ?? 0), "SIGKILL");
  await once(server, "exit");
}

/** Ends every server that a journey has left behind, as one does that fails on its way. */
export async function killAllServers(): Promise<void> {
  await Promise.all([...running].map(killServer));
}

/** Where a server keeps its mail. */
export function outboxOf(port: number): string {
  return `src/relay/.wrangler/${port}/outbox`;
}

/** Takes away all that a server at this port has kept. */
export async function forgetServer(port: number): Promise<void> {
  await rm(`src/relay/.wrangler/${port}`, { recursive: true, force: true });
}
