import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { dataFolder } from "../../content/read/data-folder";
import { projectRoot } from "../../content/testing/real-content";

/** A copy of the content below a root of its own. Call `remove` in the end. */
export function copyProject() {
  const root = mkdtempSync(join(tmpdir(), "editor-"));
  cpSync(join(projectRoot, dataFolder), join(root, dataFolder), { recursive: true });
  const at = (path: string) => join(root, dataFolder, path);
  return {
    root,
    at,
    read: (path: string) => readFileSync(at(path), "utf8"),
    write: (path: string, text: string | Buffer) => {
      writeFileSync(at(path), text);
    },
    remove: () => {
      rmSync(root, { recursive: true, force: true });
    },
  };
}
