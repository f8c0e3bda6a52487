import { catalogue } from "../catalogue";
import type { ContentDefinition } from "../define";
import { dataFolder } from "../read/data-folder";
import { writeJsonSchema, type JsonSchema } from "./json-schema";
import { writeSnippet } from "./snippet";

/** The schema of a file of `data/`, or of all files of a folder. */
export interface FileSchema {
  /** Name of the schema, e.g. *jobs*. */
  name: string;
  /** Files it is for, from the project's root, e.g. `data/pages/*.json`. */
  files: string;
  schema: JsonSchema;
}

const version = { $schema: "http://json-schema.org/draft-07/schema#" };

function describeOne(definition: ContentDefinition): JsonSchema {
  const record = writeJsonSchema(definition);
  if (definition.holds === "one") return { ...version, ...record };
  const items = { ...record, defaultSnippets: [writeSnippet(definition.noun, record)] };
  return { ...version, type: "array", errorMessage: `Write a list of ${definition.noun} records in [ ].`, items };
}

/** One schema for files of several kinds, told apart by `template`: its fields are those of the kind it says. */
function describeSeveral(definitions: readonly ContentDefinition[]): JsonSchema {
  const kinds = definitions.map((definition) => {
    const schema = writeJsonSchema(definition);
    return {
      name: definition.typeName,
      noun: definition.noun,
      template: schema.properties?.["template"] ?? {},
      schema,
    };
  });
  const templates = kinds.map(({ template }) => template.const ?? "");
  return {
    ...version,
    type: "object",
    required: ["template"],
    properties: {
      template: {
        type: "string",
        enum: templates,
        description: kinds[0]?.template.description ?? "",
        errorMessage: `Choose from: ${templates.join(", ")}.`,
      },
    },
    allOf: kinds.map(({ name, template }) => ({
      if: { required: ["template"], properties: { template: { const: template.const } } },
      then: { $ref: `#/definitions/${name}` },
    })),
    definitions: Object.fromEntries(kinds.map(({ name, schema }) => [name, schema])),
    defaultSnippets: kinds.map(({ noun, template, schema }) =>
      writeSnippet(`${noun}: ${template.const ?? ""}`, schema),
    ),
  };
}

/** Schemas of all files of `data/`, each kind of file once. */
export function listFileSchemas(): FileSchema[] {
  const kinds = [...new Set(catalogue.map(({ files }) => files))];
  return kinds.map((files) => {
    const definitions = catalogue.filter((definition) => definition.files === files);
    const [only, ...others] = definitions;
    const schema = only && others.length === 0 ? describeOne(only) : describeSeveral(definitions);
    return { name: files.replace(/(?:\/\*)?\.\w+$/u, ""), files: `${dataFolder}/${files}`, schema };
  });
}
