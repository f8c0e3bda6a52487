import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";

/** What is no source of the site. */
const leftOut = [".git", ".cache", ".build", "node_modules", "public", "test-results", "e2e", "tools"];

/**
 * Copies the sources to a folder of their own, where a journey can change them and build. Call `remove` in the end.
 * @param {string} name
 * @param {string} [root] the folder; one of its own when left out. What stands there is taken away.
 */
export function copySite(name, root = mkdtempSync(join(tmpdir(), `${name}-`))) {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root);
  for (const path of readdirSync(".").filter((name) => !leftOut.includes(name))) {
    cpSync(path, join(root, path), { recursive: true });
  }
  symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"), "junction");
  return {
    root,
    /** @param {string} path */
    read: (path) => readFileSync(join(root, path), "utf8"),
    /**
     * @param {string} path
     * @param {string | Uint8Array} content
     */
    write: (path, content) => {
      writeFileSync(join(root, path), content);
    },
    remove: () => {
      rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

/**
 * A picture of one colour, which is made in no time.
 * @param {{ width: number, height: number }} size
 * @param {"png" | "jpeg" | "webp"} format
 */
export function drawPlain({ width, height }, format) {
  return sharp({ create: { width, height, channels: 3, background: "#88aacc" } })
    .toFormat(format)
    .toBuffer();
}

/**
 * Puts plain pictures in the place of all that are not drawn: their sizes are what matters, and building the real ones takes minutes.
 * @param {string} folder
 */
export async function plainPictures(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const [, kind] = /\.(png|jpg|webp)$/u.exec(entry.name) ?? [];
    if (!entry.isFile() || !kind) continue;
    const path = join(entry.parentPath, entry.name);
    const { width = 1, height = 1 } = await sharp(path).metadata();
    writeFileSync(
      path,
      await drawPlain({ width, height }, kind === "jpg" ? "jpeg" : /** @type {"png" | "webp"} */ (kind)),
    );
  }
}
