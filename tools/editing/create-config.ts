import { catalogue, formName } from "../../src/content/catalogue";
import type { ContentDefinition } from "../../src/content/define";
import { createJsonSchema } from "../../src/content/schema/json-schema";
import type { Terms } from "../../src/content/vocabulary";
import { createFields, createItems, formatLabel, type Surroundings } from "./fields";

/** Repository in which the CMS stores changes; unused for local folders. */
interface Backend {
  name: string;
  repo: string;
  branch?: string;
  base_url?: string;
}

export interface ConfigOptions {
  pagePaths: readonly string[];
  terms: Terms;
  siteUrl: string;
  backend?: Backend;
}

/**
 * Options for a repository: a change is a pull request until it is published, with a link to its preview. The context is that of the
 * commit status in `.github/workflows/preview.yml`.
 */
const review = { publish_mode: "editorial_workflow", show_preview_links: true };
const preview_context = "Site preview";

/** Placeholder: the CMS offers local folders only with the backend of a git host. */
const localBackend: Backend = { name: "github", repo: "local/folder" };

/** Image paths in the content are relative to `data/images/`. */
const media = { media_folder: "/data/images", public_folder: "/" };

const isFolder = ({ files }: ContentDefinition) => files.includes("*");

/** Creates the options of references to records, by their unique field. */
function createRelation(definition: ContentDefinition): object {
  const name = formName(definition);
  const [key = ""] = definition.unique;
  const place = isFolder(definition) ? { collection: name } : { collection: "_singletons", file: name };
  const prefix = definition.holds === "list" ? `${name}.*.` : "";
  return { ...place, value_field: prefix + key, display_fields: [prefix + definition.labelledBy] };
}

function createSingleton(definition: ContentDefinition, surroundings: Surroundings): object {
  const name = formName(definition);
  const record = createJsonSchema(definition, surroundings.terms);
  const place = { file: `data/${definition.files}`, format: "json", ...media };
  const file = { name, label: formatLabel(name), ...place, preview_path: "/" };
  if (definition.holds === "one") return { ...file, fields: createFields(record, surroundings) };
  const list = { name, label: formatLabel(name), widget: "list", root: true, label_singular: definition.noun };
  return { ...file, fields: [{ ...list, ...createItems(record, surroundings, definition.labelledBy) }] };
}

/** Raw source, because the rich text editor does not support the components. */
const body = { name: "body", label: "Text", widget: "markdown", modes: ["raw"], editor_components: [] };

const newestFirst = {
  sortable_fields: { fields: ["date", "title"], default: { field: "date", direction: "descending" } },
};

/** Creates a collection with one file per record. In a folder with several kinds of page, `template` selects them. */
function createFolder(definition: ContentDefinition, surroundings: Surroundings): object {
  const { files, labelledBy, noun, schema, template } = definition;
  const [folder = ""] = files.split("/");
  const name = formName(definition);
  const isText = files.endsWith(".mdx");
  const fields = createFields(createJsonSchema(definition, surroundings.terms), surroundings);
  return {
    ...{ name, label: formatLabel(name), label_singular: noun, folder: `data/${folder}`, ...media },
    ...(isText ? { extension: "mdx", format: "yaml-frontmatter" } : { extension: "json", format: "page" }),
    ...(template ? { filter: { field: "template", value: template } } : {}),
    ...{ create: name === folder, identifier_field: labelledBy, slug: `{{${labelledBy}}}`, aliases_field: false },
    summary: "title" in schema.shape ? "{{title}}" : `{{${labelledBy}}}`,
    ...("date" in schema.shape ? newestFirst : {}),
    preview_path: "path" in schema.shape ? "{{path}}" : "blog/{{fields.slug}}",
    fields: isText ? [...fields, body] : fields,
  };
}

/** Creates the configuration of the CMS from the contract in `src/content/`: a form for every kind of content. */
export function createConfig({ pagePaths, terms, siteUrl, backend }: ConfigOptions) {
  const relations = Object.fromEntries(
    catalogue.map((definition) => [definition.typeName, createRelation(definition)]),
  );
  const surroundings: Surroundings = { relations, pagePaths, terms };
  return {
    $schema: "https://unpkg.com/@sveltia/cms/schema/sveltia-cms.json",
    ...(backend ? { backend: { ...backend, preview_context }, ...review } : { backend: localBackend }),
    media_folder: "data/images",
    public_folder: "/",
    media_libraries: { stock_assets: false },
    site_url: siteUrl,
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: catalogue.filter(isFolder).map((definition) => createFolder(definition, surroundings)),
    singletons: catalogue
      .filter((definition) => !isFolder(definition))
      .map((definition) => createSingleton(definition, surroundings)),
  };
}
