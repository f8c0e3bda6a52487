import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { catalogue } from "../../content/catalogue";
import { isObject } from "../../content/read/record";
import { listRoutes, textsOf } from "../../content/check/list-routes";
import type { ContentDefinition } from "../../content/define";
import { dataFolder, imagesFolder } from "../../content/read/data-folder";
import { readContent } from "../../content/read/read-content";
import { writeJsonSchema } from "../../content/schema/json-schema";
import { readText } from "../../content/write/read-text";
import { site } from "../../content/site";
import type { Choice, ContentIndex, Entry, Kind } from "../shared/api";
import { isContentPath, isPicturePath } from "./data-path";

function listFiles(root: string, below: string): string[] {
  return readdirSync(join(root, dataFolder, below), { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .sort();
}

/** What tells entries apart besides their names: the day of an article, the role of a person. */
const details = ["date", "path", "role", "department", "category", "tag", "to"];

function textOf(value: unknown, key: string): string {
  const text = isObject(value) ? value[key] : undefined;
  return typeof text === "string" ? text : "";
}

function nameEntry(value: unknown, labels: readonly string[], otherwise: string): Pick<Entry, "label" | "detail"> {
  const [label = ""] = labels.map((key) => textOf(value, key)).filter((text) => text.trim() !== "");
  const told = [
    ...details.map((key) => textOf(value, key)),
    textOf(isObject(value) ? value["seo"] : undefined, "title"),
  ];
  const [detail = ""] = told.filter((text) => text !== "" && text !== label);
  return { label: label || otherwise, detail };
}

function listEntries(root: string, definition: ContentDefinition, paths: readonly string[]): Entry[] {
  return paths.flatMap((path) => {
    let value: unknown;
    try {
      ({ value } = readText(path, readFileSync(join(root, dataFolder, path), "utf8")));
    } catch {
      return [{ path, label: path, detail: "cannot be read" }];
    }
    const labels =
      path.endsWith(".json") && definition.holds === "one" ? [definition.labelledBy] : ["title", definition.labelledBy];
    if (definition.holds === "one") return [{ path, ...nameEntry(value, labels, path) }];
    if (!Array.isArray(value)) return [{ path, label: path, detail: "cannot be read" }];
    const named = [definition.labelledBy, "name", "title"];
    return value.map((record: unknown, index) => ({
      path,
      index,
      ...nameEntry(record, definition.labelledBy === "id" ? ["title", "id"] : named, `New ${definition.noun}`),
    }));
  });
}

function describeKind(root: string, files: string, paths: readonly string[]): Kind | undefined {
  const definitions = catalogue.filter((definition) => definition.files === files);
  const [first] = definitions;
  if (!first) return undefined;
  const [folder = "", ending] = files.split("*");
  const own = paths.filter((path) =>
    ending === undefined ? path === files : path.startsWith(folder) && path.endsWith(ending),
  );
  const schemas = definitions.map((definition) => {
    const schema = writeJsonSchema(definition);
    const template = definitions.length > 1 ? schema.properties?.["template"]?.const : undefined;
    return { ...(template === undefined ? {} : { template }), schema };
  });
  const { noun, holds, labelledBy } = first;
  return {
    name: files.replace(/(?:\/\*)?\.\w+$/u, ""),
    noun,
    files,
    holds,
    labelledBy,
    schemas,
    entries: listEntries(root, first, own),
  };
}

/** Everything that lists and choices of the editor show. Files that cannot be read are named all the same. */
export function indexContent(root: string): ContentIndex {
  const paths = listFiles(root, "").filter(isContentPath);
  const { records } = readContent(root);
  const references: Record<string, Choice[]> = {};
  for (const { definition, value } of records) {
    for (const [typeName, key] of [
      [definition.typeName, definition.unique[0]],
      [definition.interface?.name, definition.unique[0]],
    ]) {
      if (typeName === undefined || key === undefined) continue;
      const label = textOf(value, "name") || textOf(value, "title");
      const choices = textsOf(value[key]).map((text) => ({ value: text, label: label === "" ? text : label }));
      references[typeName] = [...(references[typeName] ?? []), ...choices];
    }
  }
  return {
    kinds: [...new Set(catalogue.map(({ files }) => files))].flatMap((files) => describeKind(root, files, paths) ?? []),
    pictures: listFiles(root, imagesFolder).filter(isPicturePath),
    references,
    siteUrl: textOf(records.find(({ definition }) => definition === site)?.value, "url"),
    routes: [...new Set(listRoutes(records).map(({ path }) => path))].sort(),
  };
}
