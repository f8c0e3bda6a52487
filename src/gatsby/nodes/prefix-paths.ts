import { z } from "zod";

import { mapTexts } from "../../content/read/record";
import { feedPath, llmsPath, manifestPath } from "../../seo/addresses";
import { addPrefix, pathPrefix } from "../../text/path-prefix";

/** Fields without a rule whose values are paths, of pages and redirects. */
const pathFields = ["path", "aliases", "from"];

/** Adds the path of the language to a link; one to a file of `static/`, which all languages share, is unchanged. */
export function prefixLink(link: string): string {
  const [path = ""] = link.split(/[?#]/u);
  return /\.\w+$/u.test(path) && ![feedPath, llmsPath, manifestPath].includes(path) ? link : addPrefix(link);
}

/** Returns a record whose paths begin with that of its language, in links and in its own addresses. */
export function prefixPaths<Value>(schema: unknown, value: Value): Value {
  if (pathPrefix === "") return value;
  return mapTexts(schema, value, (text, field, [name = ""]) => {
    const rule = field instanceof z.ZodType ? field.meta()?.rule : undefined;
    const isPath = ["link", "url"].includes(rule?.kind ?? "") || pathFields.includes(String(name));
    const isReference = rule?.kind === "reference" && rule.typeName === "Page" && rule.by === "path";
    return isPath || isReference ? prefixLink(text) : text;
  }) as Value;
}

interface HtmlNode {
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
}

/** Plugin of rehype: the same for the links of a text. */
export function prefixLinks() {
  return function visit({ properties, children = [] }: HtmlNode): void {
    if (typeof properties?.["href"] === "string") properties["href"] = prefixLink(properties["href"]);
    for (const child of children) visit(child);
  };
}
