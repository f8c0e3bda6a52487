import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { schemaFolder, writeEditorFiles } from "./file-schemas";

/** Runs as `npm run schemas`. */
async function writeFiles(root: string): Promise<void> {
  const files = await writeEditorFiles(root);
  mkdirSync(join(root, schemaFolder), { recursive: true });
  const old = readdirSync(join(root, schemaFolder)).map((name) => `${schemaFolder}/${name}`);
  for (const file of old.filter((name) => !(name in files))) rmSync(join(root, file));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
}

void writeFiles(process.cwd());
