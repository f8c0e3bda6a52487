import { z } from "zod";

import { alternates, seo } from "../blocks";
import { defineContent } from "../define";
import { date, draft, pagePath, path, reference, slug } from "../fields";

/** Fields of all pages: the GraphQL interface `Page`, so that one query can list all pages. */
const pageFields = {
  template: z.string().describe("Kind of page; decides its other fields and how it looks"),
  path: pagePath("Address of the page, e.g. */careers*"),
  aliases: z
    .array(path("Another address of the page"))
    .describe("Other addresses that show the page; search engines are sent to path")
    .optional(),
  alternates,
  translates: slug(
    "Name of the file in the first language that this translates, without its ending, e.g. *contact*; when left out, its own name",
  ).optional(),
  parentPage: reference(
    "Page",
    "path",
    "Path of the page above it in breadcrumbs; the home page when left out",
  ).optional(),
  updated: date("Day of the last change that search engines should know"),
  draft: draft("true hides the page from visitors; development and previews show it"),
  seo,
};

/** Declares a kind of page: the fields of all pages and its own blocks. `template` is its file in `src/templates/`. */
export function definePage<Template extends string, Blocks extends z.ZodRawShape>(
  typeName: string,
  template: Template,
  blocks: Blocks,
) {
  return defineContent(
    typeName,
    {
      noun: "page",
      files: "pages/*.json",
      holds: "one",
      labelledBy: "path",
      unique: ["path"],
      template,
      interface: { name: "Page", fields: pageFields },
    },
    z.strictObject({
      ...pageFields,
      template: z.literal(template).describe("Kind of page; decides its other fields and how it looks"),
      ...blocks,
    }),
  );
}
