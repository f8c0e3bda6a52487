import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { schemaFolder, writeEditorFiles } from "./file-schemas";

/** Runs as `npm run schemas`. */
async function writeFiles(root: string): Promise<void> {
  const files = await writeEditorFiles(root);
  rmSync(join(root, schemaFolder), { recursive: true, force: true });
  mkdirSync(join(root, schemaFolder), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
}

void writeFiles(process.cwd());
