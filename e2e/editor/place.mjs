import { tmpdir } from "node:os";
import { join } from "node:path";

export const editorPort = Number(process.env["PORT"]) || 9323;

/** Root of the content that the editor changes in its tests. */
export const editorRoot = join(tmpdir(), `editor-journeys-${editorPort}`);
export const editorToken = "token-of-the-tests";
