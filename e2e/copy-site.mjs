import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import sharp from "sharp";

/** Files and folders that are not copied, and not deleted in the copy. */
const excluded = [".git", ".cache", ".build", "node_modules", "public", "test-results", "e2e", "tools"];

/** Day of the builds whose pages tests read and compare: the current month of samples is June 2026. */
export const buildDay = "2026-07-15";

/** Reads and writes files of a copy. @param {string} root */
export function openCopy(root) {
  return {
    root,
    /** @param {string} path */
    read: (path) => readFileSync(join(root, path), "utf8"),
    /** @param {string} path @param {string | Uint8Array} content */
    write: (path, content) => writeFileSync(join(root, path), content),
  };
}

/**
 * Copies the sources to a folder in which tests can change and build them. Call `remove` at the end.
 * @param {string} name
 * @param {string} [root] target folder; temporary by default
 */
export function copySite(name, root = mkdtempSync(join(tmpdir(), `${name}-`))) {
  mkdirSync(root, { recursive: true });
  for (const path of readdirSync(root).filter((name) => !excluded.includes(name)))
    rmSync(join(root, path), { recursive: true });
  // With new timestamps: gatsby-source-filesystem takes files for unchanged by timestamp and inode, which other files can get.
  for (const path of readdirSync(".").filter((name) => !excluded.includes(name))) {
    cpSync(path, join(root, path), {
      recursive: true,
      filter: (file) => !file.endsWith(".wrangler"),
    });
  }
  const packages = join(root, "node_modules");
  if (!existsSync(packages)) symlinkSync(join(process.cwd(), "node_modules"), packages, "junction");
  return {
    ...openCopy(root),
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }),
  };
}

/** Makes a copy use the folder for mail and databases that all servers share, by port. @param {{ root: string }} copy */
export function shareRelayState({ root }) {
  const state = resolve("src/relay/.wrangler");
  mkdirSync(state, { recursive: true });
  symlinkSync(state, join(root, "src/relay/.wrangler"), "junction");
}

/**
 * Builds the starter's site in a copy and returns the output. Throws its end if the build fails.
 * @param {{ root: string }} site
 * @param {Record<string, string>} [env] additional environment variables
 */
export function buildCopy({ root }, env) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["src/scripts/build.mjs"], {
    cwd: root,
    encoding: "utf8",
    env: {
      ...process.env,
      NODE_ENV: "production",
      CONTENT_FOLDER: "starter",
      ...env,
    },
  });
  if (status !== 0) throw new Error(stdout.slice(-4000));
  return stdout + stderr;
}

/** Creates a plain picture. @param {{ width: number, height: number }} size @param {"png" | "jpeg" | "webp"} format */
export function drawPlain({ width, height }, format) {
  return sharp({ create: { width, height, channels: 3, background: "#88aacc" } })
    .toFormat(format)
    .toBuffer();
}
