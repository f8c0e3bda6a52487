import { catalogue, pageDefinitions } from "../../src/content/catalogue";
import type { ContentDefinition } from "../../src/content/define";
import { writeJsonSchema } from "../../src/content/schema/json-schema";
import type { Terms } from "../../src/content/vocabulary";
import { writeFields, writeItems, writeLabel, type Surroundings } from "./fields";

/** A page of the site: its file in `data/pages/`, the kind of page and its address. */
export interface PageFile {
  name: string;
  template: string;
  path: string;
}

/** Repository in which the CMS stores changes, see its documentation. A local folder needs none. */
interface Backend {
  name: string;
  repo: string;
  branch?: string;
  base_url?: string;
}

export interface ConfigOptions {
  pages: readonly PageFile[];
  terms: Terms;
  /** Address of the site for links of the CMS. */
  siteUrl: string;
  backend?: Backend;
}

/** The CMS shows the button for a local folder with any backend of a git host, and does not use the repository then. */
const localBackend: Backend = { name: "github", repo: "local/folder" };

/** Content has paths of images below `data/images/`. */
const media = { media_folder: "/data/images", public_folder: "/" };

const nameOf = ({ files }: ContentDefinition) => files.replace(/(?:\/\*)?\.\w+$/u, "");

/** References to a record of a list, by one of its unique fields. */
function writeRelation(definition: ContentDefinition): object {
  const name = nameOf(definition);
  const [key = ""] = definition.unique;
  return {
    ...{ collection: "_singletons", file: name, value_field: `${name}.*.${key}` },
    display_fields: [`${name}.*.${definition.labelledBy}`],
  };
}

function writeSingleton(definition: ContentDefinition, surroundings: Surroundings): object {
  const name = nameOf(definition);
  const record = writeJsonSchema(definition, surroundings.terms);
  const file = { name, label: writeLabel(name), file: `data/${definition.files}`, format: "json", ...media };
  if (definition.holds === "one") return { ...file, fields: writeFields(record, surroundings) };
  const list = { name, label: writeLabel(name), widget: "list", root: true, label_singular: definition.noun };
  return { ...file, fields: [{ ...list, ...writeItems(record, surroundings, definition.labelledBy) }] };
}

function writePage({ name, template, path }: PageFile, surroundings: Surroundings): object {
  const definition = pageDefinitions.find(
    ({ schema }) => writeJsonSchema({ schema }).properties?.["template"]?.const === template,
  );
  if (!definition) throw new Error(`data/pages/${name}.json: there is no kind of page ${JSON.stringify(template)}.`);
  return {
    ...{ name, label: writeLabel(name), file: `data/pages/${name}.json`, preview_path: path, ...media },
    fields: writeFields(writeJsonSchema(definition, surroundings.terms), surroundings),
  };
}

/** One file for each record: the frontmatter of an article, and its text. */
function writeFolder(definition: ContentDefinition, surroundings: Surroundings): object {
  const name = nameOf(definition);
  const fields = writeFields(writeJsonSchema(definition, surroundings.terms), surroundings);
  // As source: the rich text editor of the CMS does not support the components.
  const body = { name: "body", label: "Text", widget: "markdown", modes: ["raw"], editor_components: [] };
  return {
    ...{ name, label: writeLabel(name), label_singular: definition.noun, folder: `data/${name}`, ...media },
    ...{ extension: "mdx", format: "yaml-frontmatter", create: true },
    ...{ identifier_field: definition.labelledBy, slug: `{{${definition.labelledBy}}}`, summary: "{{title}}" },
    sortable_fields: { fields: ["date", "title"], default: { field: "date", direction: "descending" } },
    preview_path: "blog/{{slug}}",
    fields: [...fields, body],
  };
}

/**
 * The configuration of the CMS, from the contract in `src/content/`: forms for all kinds of content, with the descriptions and limits of
 * their fields.
 */
export function writeConfig({ pages, terms, siteUrl, backend = localBackend }: ConfigOptions) {
  const others = catalogue.filter((definition) => !pageDefinitions.includes(definition));
  const [folders, files] = [true, false].map((isFolder) =>
    others.filter((definition) => definition.files.includes("*") === isFolder),
  );
  const lists = others.filter(({ holds }) => holds === "list");
  const surroundings: Surroundings = {
    relations: Object.fromEntries(lists.map((definition) => [definition.typeName, writeRelation(definition)])),
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
      ...(folders ?? []).map((definition) => writeFolder(definition, surroundings)),
      { name: "pages", label: "Pages", format: "json", files: pages.map((page) => writePage(page, surroundings)) },
    ],
    singletons: (files ?? []).map((definition) => writeSingleton(definition, surroundings)),
  };
}
