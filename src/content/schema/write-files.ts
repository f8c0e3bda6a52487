import { mkdirSync, rmSync, writeFileSync } from "node:fs";

import { listEditorFiles, schemaFolder } from "./file-schemas";

// Runs as `npm run schemas`, which then formats the files.
const files = Object.entries(listEditorFiles("."));
rmSync(schemaFolder, { recursive: true, force: true });
mkdirSync(schemaFolder, { recursive: true });
for (const [file, value] of files) writeFileSync(file, JSON.stringify(value));
