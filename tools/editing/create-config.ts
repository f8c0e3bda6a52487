import { catalogue, pageDefinitions } from "../../src/content/catalogue";
import type { ContentDefinition } from "../../src/content/define";
import { createJsonSchema } from "../../src/content/schema/json-schema";
import type { Terms } from "../../src/content/vocabulary";
import { createFields, createItems, formatLabel, type Surroundings } from "./fields";

/** Page of the site: file name in `data/pages/`, template and path. */
export interface PageFile {
  name: string;
  template: string;
  path: string;
}

/** Repository in which the CMS stores changes; unused for local folders. */
interface Backend {
  name: string;
  repo: string;
  branch?: string;
  base_url?: string;
}

export interface ConfigOptions {
  pages: readonly PageFile[];
  terms: Terms;
  /** URL of the site. */
  siteUrl: string;
  backend?: Backend;
}

/** Placeholder: the CMS offers local folders only with the backend of a git host. */
const localBackend: Backend = { name: "github", repo: "local/folder" };

/** Image paths in the content are relative to `data/images/`. */
const media = { media_folder: "/data/images", public_folder: "/" };

const nameOf = ({ files }: ContentDefinition) => files.replace(/(?:\/\*)?\.\w+$/u, "");

/** Creates the options of references to records of a list, by their unique field. */
function createRelation(definition: ContentDefinition): object {
  const name = nameOf(definition);
  const [key = ""] = definition.unique;
  return {
    ...{ collection: "_singletons", file: name, value_field: `${name}.*.${key}` },
    display_fields: [`${name}.*.${definition.labelledBy}`],
  };
}

function createSingleton(definition: ContentDefinition, surroundings: Surroundings): object {
  const name = nameOf(definition);
  const record = createJsonSchema(definition, surroundings.terms);
  const file = { name, label: formatLabel(name), file: `data/${definition.files}`, format: "json", ...media };
  if (definition.holds === "one") return { ...file, fields: createFields(record, surroundings) };
  const list = { name, label: formatLabel(name), widget: "list", root: true, label_singular: definition.noun };
  return { ...file, fields: [{ ...list, ...createItems(record, surroundings, definition.labelledBy) }] };
}

function createPage({ name, template, path }: PageFile, surroundings: Surroundings): object {
  const definition = pageDefinitions.find(
    ({ schema }) => createJsonSchema({ schema }).properties?.["template"]?.const === template,
  );
  if (!definition) throw new Error(`data/pages/${name}.json: unknown template ${JSON.stringify(template)}.`);
  return {
    ...{ name, label: formatLabel(name), file: `data/pages/${name}.json`, preview_path: path, ...media },
    fields: createFields(createJsonSchema(definition, surroundings.terms), surroundings),
  };
}

/** Creates a collection with one file per record: frontmatter and text. */
function createFolder(definition: ContentDefinition, surroundings: Surroundings): object {
  const name = nameOf(definition);
  const fields = createFields(createJsonSchema(definition, surroundings.terms), surroundings);
  // Raw source, because the rich text editor does not support the components.
  const body = { name: "body", label: "Text", widget: "markdown", modes: ["raw"], editor_components: [] };
  return {
    ...{ name, label: formatLabel(name), label_singular: definition.noun, folder: `data/${name}`, ...media },
    ...{ extension: "mdx", format: "yaml-frontmatter", create: true },
    ...{ identifier_field: definition.labelledBy, slug: `{{${definition.labelledBy}}}`, summary: "{{title}}" },
    sortable_fields: { fields: ["date", "title"], default: { field: "date", direction: "descending" } },
    preview_path: "blog/{{slug}}",
    fields: [...fields, body],
  };
}

/**
 * Creates the configuration of the CMS from the contract in `src/content/`: forms for all kinds of content, with descriptions and
 * limits.
 */
export function createConfig({ pages, terms, siteUrl, backend = localBackend }: ConfigOptions) {
  const others = catalogue.filter((definition) => !pageDefinitions.includes(definition));
  const [folders, files] = [true, false].map((isFolder) =>
    others.filter((definition) => definition.files.includes("*") === isFolder),
  );
  const lists = others.filter(({ holds }) => holds === "list");
  const surroundings: Surroundings = {
    relations: Object.fromEntries(lists.map((definition) => [definition.typeName, createRelation(definition)])),
    pagePaths: pages.map(({ path }) => path),
    terms,
  };
  return {
    $schema: "https://unpkg.com/@sveltia/cms/schema/sveltia-cms.json",
    backend,
    media_folder: "data/images",
    public_folder: "/",
    media_libraries: { stock_assets: false },
    site_url: siteUrl,
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: [
      ...(folders ?? []).map((definition) => createFolder(definition, surroundings)),
      { name: "pages", label: "Pages", format: "json", files: pages.map((page) => createPage(page, surroundings)) },
    ],
    singletons: (files ?? []).map((definition) => createSingleton(definition, surroundings)),
  };
}
