import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { catalogue } from "../catalogue";
import { dataFolder } from "../read/data-folder";
import { readData } from "../site.cjs";
import { readTerms, vocabulary, type Terms } from "../vocabulary";
import { createJsonSchema, selectSchema, type JsonSchema } from "./json-schema";

interface FileSchema {
  name: string;
  /** Files that it describes, relative to the project root, e.g. `data/pages/*.json`. */
  files: string;
  schema: JsonSchema;
}

/** Lists the schemas of all kinds of file in `data/`. */
export function listFileSchemas(terms?: Terms): FileSchema[] {
  return [...new Set(catalogue.map(({ files }) => files))].map((files) => {
    const definitions = catalogue.filter((definition) => definition.files === files);
    const [only] = definitions;
    const kinds = definitions.map((definition) => createJsonSchema(definition, terms));
    const record = kinds.length === 1 ? kinds[0] : selectSchema("template", kinds);
    return {
      name: files.replace(/(?:\/\*)?\.\w+$/u, ""),
      files: `${dataFolder}/${files}`,
      schema: {
        $schema: "http://json-schema.org/draft-07/schema#",
        ...(only?.holds === "list" ? { type: "array", items: record } : record),
      },
    };
  });
}

/** Folder of the JSON Schemas for VS Code (`.vscode/settings.json`), which does not validate MDX frontmatter. */
const schemaFolder = ".vscode/schemas";

/** Reads the vocabulary below a project root. It must be valid. */
export function readVocabulary(root: string): Terms {
  return readTerms(readData(vocabulary.files, root) as Record<string, unknown>);
}

/** Writes the JSON Schemas for VS Code below a project root. Its vocabulary must be valid. */
export function writeEditorSchemas(root: string): void {
  const terms = readVocabulary(root);
  mkdirSync(join(root, schemaFolder), { recursive: true });
  for (const { name, files, schema } of listFileSchemas(terms))
    if (files.endsWith(".json")) writeFileSync(join(root, schemaFolder, `${name}.json`), JSON.stringify(schema));
}
