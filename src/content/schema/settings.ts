import { readFileSync } from "node:fs";
import { join } from "node:path";

import { applyEdits, modify } from "jsonc-parser";
import { format } from "prettier/standalone";
import * as babel from "prettier/plugins/babel";
import * as estree from "prettier/plugins/estree";
import type { Plugin } from "prettier";

import { prettier } from "../../../package.json";
import { listFileSchemas } from "./file-schemas";

export const schemaFolder = ".vscode/schemas";
const settingsFile = ".vscode/settings.json";

function formatSettings(text: string): Promise<string> {
  return format(text, { parser: "json", printWidth: prettier.printWidth, plugins: [babel, estree as Plugin] });
}

/**
 * What VS Code reads to know the files of `data/`: a schema for each kind of JSON file, and the settings that say which is for which.
 * Articles are not among them, for VS Code reads no schema for the frontmatter of MDX. All other settings stay as they are.
 */
export async function writeEditorSettings(root: string): Promise<Record<string, string>> {
  const schemas = listFileSchemas().filter(({ files }) => files.endsWith(".json"));
  const wired = schemas.map(({ name, files }) => ({ fileMatch: [`/${files}`], url: `./${schemaFolder}/${name}.json` }));
  const settings = readFileSync(join(root, settingsFile), "utf8");
  const files = [
    [settingsFile, applyEdits(settings, modify(settings, ["json.schemas"], wired, {}))],
    ...schemas.map(({ name, schema }) => [`${schemaFolder}/${name}.json`, JSON.stringify(schema)]),
  ];
  return Object.fromEntries(
    await Promise.all(files.map(async ([file = "", text = ""]) => [file, await formatSettings(text)] as const)),
  );
}
