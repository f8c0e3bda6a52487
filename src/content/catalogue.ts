import { z } from "zod";

import { account } from "./kinds/account";
import { article } from "./kinds/article";
import { customer } from "./kinds/customer";
import type { ContentDefinition } from "./define";
import { forecast } from "./kinds/forecast";
import { integration } from "./kinds/integration";
import { interfaceStrings } from "./kinds/interface-strings";
import { job } from "./kinds/job";
import { leader } from "./kinds/leader";
import { blogPage } from "./pages/blog";
import { sectionsPage } from "./pages/sections-page";
import { textPage } from "./pages/text-page";
import { partner } from "./kinds/partner";
import { post } from "./kinds/post";
import { isObject } from "./read/record";
import { redirect } from "./kinds/redirect";
import { site } from "./kinds/site";
import { teamMember } from "./kinds/team-member";
import { value } from "./value";
import { vocabulary } from "./vocabulary";

/** All kinds of page. The `template` of a page selects its kind. */
export const pageDefinitions: readonly ContentDefinition[] = [sectionsPage, blogPage, textPage];

/** Page whose `template` is not one of them. Its address is known to links. */
export const unknownPage: ContentDefinition = {
  ...sectionsPage,
  schema: z.looseObject({
    ...sectionsPage.interface?.fields,
    template: z.enum(pageDefinitions.flatMap(({ template }) => template ?? [])),
  }),
};

export const catalogue: readonly ContentDefinition[] = [
  site,
  interfaceStrings,
  vocabulary,
  redirect,
  teamMember,
  job,
  integration,
  partner,
  customer,
  account,
  leader,
  forecast,
  value,
  post,
  article,
  ...pageDefinitions,
];

/** Lists the definitions of a file. Only page files have several. */
export function listDefinitions(path: string): ContentDefinition[] {
  const folder = path.replace(/[^/]+(?=\.\w+$)/u, "*");
  return catalogue.filter(({ files }) => files === path || files === folder);
}

/** Finds the definition of a file's records. For pages, their `template` selects it. */
export function findDefinition(path: string, value: unknown): ContentDefinition | undefined {
  const candidates = listDefinitions(path);
  if (candidates.length <= 1) return candidates[0];
  return candidates.find(({ template }) => isObject(value) && template === value["template"]);
}

/** Returns the name of a kind of content in the CMS. In a folder with several kinds of page, `template` begins the other names. */
export function formName({ files, template, typeName }: ContentDefinition): string {
  const name = files.replace(/(?:\/\*)?\.\w+$/u, "");
  const isMain = catalogue.find((other) => other.files === files)?.typeName === typeName;
  return isMain ? name : `${String(template)}-${name}`;
}

/** Returns the path of the form of a file in the CMS, relative to its page. */
export function formPath(definition: ContentDefinition, file: string): string {
  const name = formName(definition);
  const entry = file.replace(/^.*\/|\.\w+$/gu, "");
  return `#/collections/${definition.files.includes("*") ? name : "_singletons"}/entries/${entry}`;
}
