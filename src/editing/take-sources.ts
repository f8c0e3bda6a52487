import { vercelStegaSplit } from "@vercel/stega";
import type { CheerioAPI } from "cheerio";

import { formPath } from "../content/catalogue";
import { readContent } from "../content/read/read-content";
import { parseUrl } from "../text/parse-url";
import { decodeSources } from "./decode-sources";
import { sourceAttribute, type Source } from "./sources";

/** Reads `FORMS_URL`. Throws if it is not a whole address. */
export function readForms(env: NodeJS.Dict<string> = process.env): string {
  const forms = env["FORMS_URL"] ?? "";
  if (forms !== "" && !parseUrl(forms))
    throw new Error(`FORMS_URL is "${forms}". Write the whole address of the forms, e.g. https://edit.example.com/`);
  return forms;
}

/**
 * Creates a function that returns where a file is edited: in its form, or in the editor of GitHub, whose variables its workflows have;
 * undefined elsewhere.
 */
export function nameSourceUrls(env: NodeJS.Dict<string> = process.env): (file: string) => string | undefined {
  const forms = readForms(env);
  if (forms !== "") {
    const { records } = readContent(process.cwd());
    const urls = new Map(records.map(({ definition, source: { file } }) => [file, formPath(definition, file)]));
    return (file) => new URL(urls.get(file) ?? "", forms).href;
  }
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_HEAD_REF: branch } = env;
  if (!server || !repository || !branch) return () => undefined;
  return (file) => `${server}/${repository}/edit/${branch}/${file}`;
}

/** Type of a text among the nodes of a document. */
const textType = 3;

/** Moves the sources in the texts of a page of a preview to attributes of their elements. */
export function takeSources($: CheerioAPI, toUrl: (file: string) => string | undefined): void {
  const addUrl = (source: Source): Source => {
    const url = toUrl(source.file);
    return url === undefined ? source : { ...source, url };
  };
  for (const element of $("body *:not(script)").toArray()) {
    const nodes = $(element).contents().toArray();
    const inside = nodes.filter(({ nodeType }) => nodeType === textType).map((node) => $(node).text());
    const texts = [...inside, $(element).attr("alt") ?? ""];
    const written = JSON.parse($(element).attr(sourceAttribute)?.replaceAll("&quot;", '"') ?? "[]") as Source[];
    const sources = [...written, ...texts.flatMap(decodeSources)].map(addUrl);
    // Entities of attributes are neither decoded nor encoded.
    if (sources.length > 0) $(element).attr(sourceAttribute, JSON.stringify(sources).replaceAll('"', "&quot;"));
  }
}

/** Returns a page without the sources in its head, its attributes and the properties of its islands. */
export function removeSources(html: string): string {
  return vercelStegaSplit(html).cleaned;
}
