import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { schemaFolder, writeEditorSettings } from "./settings";

/** What `npm run schemas` runs. */
async function writeFiles(root: string): Promise<void> {
  const files = await writeEditorSettings(root);
  mkdirSync(join(root, schemaFolder), { recursive: true });
  const old = readdirSync(join(root, schemaFolder)).map((name) => `${schemaFolder}/${name}`);
  for (const file of old.filter((name) => !(name in files))) rmSync(join(root, file));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
}

void writeFiles(process.cwd());
