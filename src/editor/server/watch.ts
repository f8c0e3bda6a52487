import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

import { dataFolder } from "../../content/read/data-folder";

/** A file's state, without reading it. */
function markOf(file: string): string {
  const { mtimeMs, size, ino } = statSync(file);
  return `${mtimeMs}:${size}:${ino}`;
}

function listMarks(root: string): Map<string, string> {
  const data = join(root, dataFolder);
  const marks = new Map<string, string>();
  for (const entry of readdirSync(data, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith(".")) continue;
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(data.length + 1).replaceAll("\\", "/");
    try {
      marks.set(path, markOf(file));
    } catch {
      // It went away between the list and the look: so it is gone.
    }
  }
  return marks;
}

/**
 * Tells which files below `data/` have changed, come or gone. It looks instead of being told: systems differ in what they tell, above
 * all of files that are replaced as a whole, and there are few files.
 * @returns ends it
 */
export function watchContent(root: string, tell: (paths: string[]) => void, interval = 250): () => void {
  let before = listMarks(root);
  const timer = setInterval(() => {
    const now = listMarks(root);
    const changed = [...new Set([...before.keys(), ...now.keys()])].filter(
      (path) => before.get(path) !== now.get(path),
    );
    before = now;
    if (changed.length > 0) tell(changed);
  }, interval);
  return () => {
    clearInterval(timer);
  };
}
