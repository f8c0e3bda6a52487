import { readFileSync } from "node:fs";
import { join } from "node:path";

import { catalogue } from "../catalogue";
import type { ContentDefinition } from "../define";
import { dataFolder } from "../read/data-folder";
import { writeJsonSchema, type JsonSchema } from "./json-schema";

/** The schema of a file of `data/`, or of all files of a folder. */
interface FileSchema {
  /** Name of the schema, e.g. *jobs*. */
  name: string;
  /** Files that it describes, from the project's root, e.g. `data/pages/*.json`. */
  files: string;
  schema: JsonSchema;
}

/** One schema for files of several kinds, whose `template` decides which fields they have. */
function describeSeveral(definitions: readonly ContentDefinition[]): JsonSchema {
  const kinds = definitions.map((definition) => ({ name: definition.typeName, schema: writeJsonSchema(definition) }));
  const templateOf = ({ properties }: JsonSchema) => properties?.["template"] ?? {};
  return {
    type: "object",
    required: ["template"],
    properties: {
      template: {
        type: "string",
        enum: kinds.map(({ schema }) => templateOf(schema).const ?? ""),
        description: templateOf(kinds[0]?.schema ?? {}).description ?? "",
      },
    },
    allOf: kinds.map(({ name, schema }) => ({
      if: { required: ["template"], properties: { template: { const: templateOf(schema).const } } },
      then: { $ref: `#/definitions/${name}` },
    })),
    definitions: Object.fromEntries(kinds.map(({ name, schema }) => [name, schema])),
  };
}

/** Schemas of all files of `data/`, each kind of file once. */
export function listFileSchemas(): FileSchema[] {
  return [...new Set(catalogue.map(({ files }) => files))].map((files) => {
    const definitions = catalogue.filter((definition) => definition.files === files);
    const [only] = definitions;
    const record = only && definitions.length === 1 ? writeJsonSchema(only) : describeSeveral(definitions);
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

/** Where VS Code's schemas are. */
export const schemaFolder = ".vscode/schemas";
const settingsFile = ".vscode/settings.json";

/**
 * The files by which VS Code knows the JSON files of `data/`: their schemas, and its settings, of which all others stay as they are.
 * VS Code has no schema for the frontmatter of MDX.
 */
export function listEditorFiles(root: string): Record<string, object> {
  const schemas = listFileSchemas().filter(({ files }) => files.endsWith(".json"));
  const matches = schemas.map(({ name, files }) => ({
    fileMatch: [`/${files}`],
    url: `./${schemaFolder}/${name}.json`,
  }));
  const settings = JSON.parse(readFileSync(join(root, settingsFile), "utf8")) as object;
  return {
    [settingsFile]: { ...settings, "json.schemas": matches },
    ...Object.fromEntries(schemas.map(({ name, schema }) => [`${schemaFolder}/${name}.json`, schema])),
  };
}
