import { connect } from "node:net";

import { startEngine } from "./engine.mjs";

/**
 * Whether anything listens at this port under the name the visitor will use, IPv6 included.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isTaken(port) {
  return new Promise((resolve) => {
    const socket = connect(port, "localhost");
    socket.on("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => {
      resolve(false);
    });
  });
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Serves `public/` and the relay on the engine that Cloudflare runs at its edge, until this process is ended.
 * Prints the address when it answers.
 * @param {number} port
 */
export async function serve(port) {
  const url = `http://localhost:${port}`;
  const taken = `Something listens at ${url} already. End it, or choose another port: PORT=${port + 1} npm start`;
  // The engine is killed as this process exits.
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, () => process.exit(0));

  if (await isTaken(port)) fail(taken);
  let started = false;
  let outbox = "";
  try {
    ({ outbox } = await startEngine(port, () => {
      if (started) fail("The engine ended unexpectedly. Start it again: npm start");
    }));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ERR_ADDRESS_IN_USE") fail(taken);
    throw error;
  }
  started = true;
  console.log(`\nThe site is at ${url}\nIts mail lands in ${outbox}\nEnd it with Ctrl+C.`);
}
