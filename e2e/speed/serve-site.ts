import { forgetServer, killServer, startServer, waitForServer } from "../start-server";

/** The built site on the project's own engine. */
export interface Site {
  /** On the loopback interface, without TLS and uncompressed. */
  origin: string;
  /** Of the engine's processes. */
  group: number;
  stop: () => Promise<void>;
}

/** Serves `public/` and the relay as `npm start` does, until it is stopped or this process ends. */
export async function serveSite(port: number): Promise<Site> {
  const server = startServer(port);
  const { process: engine } = server;
  // It runs in a group of its own, which Ctrl+C in a terminal does not reach.
  function endWithThis() {
    if (engine.pid !== undefined && engine.exitCode === null) process.kill(-engine.pid, "SIGKILL");
  }
  process.once("exit", endWithThis);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));
  await waitForServer(server);
  return {
    origin: `http://localhost:${port}`,
    group: engine.pid ?? 0,
    async stop() {
      process.removeListener("exit", endWithThis);
      await killServer(server);
      await forgetServer(port);
    },
  };
}
