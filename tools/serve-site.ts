import { own } from "../e2e/sites";
import { startServer, waitForServer } from "../e2e/support/start-server";

/** Serves a built site and its relay like `npm start` until this process ends. Returns the origin. */
export async function serveSite(port: number, site = own): Promise<string> {
  const server = startServer(port, site);
  const { process: engine } = server;
  // Ctrl+C does not end the process group of the server.
  process.once("exit", () => {
    if (engine.pid !== undefined && engine.exitCode === null) process.kill(-engine.pid, "SIGKILL");
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));
  await waitForServer(server);
  return `http://localhost:${port}`;
}

/** Runs a tool, and exits when it ends. */
export function runTool(tool: () => Promise<void>): void {
  tool().then(
    () => process.exit(),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}
