import { createHash, randomUUID } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { readText } from "../../content/write/read-text";
import type { OpenFile } from "../shared/api";
import { Refusal } from "./answer";
import { resolveContent } from "./data-path";

/** Names a text: equal texts have the same version. */
export function versionOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** A file as an editor opens it. One that cannot be read has no value but says why. */
export function openFile(root: string, path: string): OpenFile {
  const file = resolveContent(root, path);
  if (!existsSync(file)) throw new Refusal(404, `${path} is no longer there.`);
  const text = readFileSync(file, "utf8");
  try {
    return { path, version: versionOf(text), text, ...readText(path, text) };
  } catch (error) {
    return { path, version: versionOf(text), text, value: undefined, body: "", unreadable: String(error) };
  }
}

/** Replaces a file in one step: who reads it sees the old or the new text, and never a part. */
export function replaceFile(file: string, text: string): void {
  const half = join(dirname(file), `.${basename(file)}.${randomUUID()}`);
  try {
    writeFileSync(half, text, { flag: "wx" });
    renameSync(half, file);
  } finally {
    rmSync(half, { force: true });
  }
}

/**
 * Throws a refusal with their text where a file is not what the editor last saw.
 * @param version of the text that was seen; null where there was no file
 */
export function demandVersion(root: string, path: string, version: string | null): void {
  const file = resolveContent(root, path);
  const there = existsSync(file);
  if (!there && version === null) return;
  if (!there) throw new Refusal(409, `${path} has been deleted meanwhile.`, { theirs: null });
  const theirs = openFile(root, path);
  if (theirs.version === version) return;
  const message = version === null ? `There is a file ${path} already.` : `${path} has been changed meanwhile.`;
  throw new Refusal(409, message, { theirs });
}
