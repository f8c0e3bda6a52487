import { randomUUID } from "node:crypto";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * A place for mail that nobody is to receive. A file there is a whole mail, or it is not there; its name begins with the time, so
 * that the last mail stands last.
 * @param {string} folder
 * @returns {(request: import("miniflare").Request) => Promise<import("miniflare").Response>} takes a mail as a request's body
 */
export function openOutbox(folder) {
  return async (request) => {
    const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}`;
    const unfinished = join(folder, `.${name}`);
    try {
      await writeFile(unfinished, await request.text());
      await rename(unfinished, join(folder, `${name}.eml`));
    } catch (error) {
      return answer(`the outbox cannot be written: ${error instanceof Error ? error.message : ""}`, 500);
    }
    return answer("", 200);
  };
}

/**
 * @param {string} text
 * @param {number} status
 * @returns {import("miniflare").Response}
 */
function answer(text, status) {
  // The engine takes the platform's own answers as well as those of its own make.
  return /** @type {import("miniflare").Response} */ (/** @type {unknown} */ (new Response(text, { status })));
}
