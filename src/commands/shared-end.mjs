import childProcess from "node:child_process";

/** What the watcher does: its input closes when whoever started it ends, even if that was killed. */
const watch = `
  process.stdin.resume().on("end", () => {
    try { process.kill(Number(process.argv[1]), "SIGKILL"); } catch {}
  });
`;

/** @param {number} pid of the process that is to end with this one */
function endWithThisProcess(pid) {
  const watcher = childProcess.spawn(process.execPath, ["-e", watch, String(pid)], {
    // Not to be killed along with this one.
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  watcher.unref();
}

/**
 * Has every process of a program that is started during the work end when this process ends, however that comes. A library that
 * starts one ends it only when it is asked to, and a server that nobody answers for would keep its port.
 * @template Result
 * @param {RegExp} program its file
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function shareEnd(program, work) {
  const { spawn } = childProcess;
  /** @type {any} */ (childProcess).spawn = (/** @type {string} */ file, /** @type {any[]} */ ...rest) => {
    const child = /** @type {any} */ (spawn)(file, ...rest);
    if (program.test(file) && child.pid) endWithThisProcess(child.pid);
    return child;
  };
  try {
    return await work();
  } finally {
    childProcess.spawn = spawn;
  }
}
