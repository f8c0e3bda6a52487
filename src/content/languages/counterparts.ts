import { readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";

import { pageDefinitions } from "../catalogue";
import { article } from "../kinds/article";
import { isPublished, type Audience } from "../publication";
import { listFiles } from "../read/data-folder";
import { readRecords } from "../read/read-content";
import type { ContentRecord } from "../read/record";
import { articlePath, notFoundPath } from "../routes";
import { ownFiles } from "../site.cjs";
import { findOwn, listLanguages, type Language } from "./languages.cjs";

/** Page of a language, with its name for its counterparts: that of its file in the first language. */
export interface LanguagePage {
  language: Language;
  name: string;
  /** Path in the site, which begins with that of the language. */
  path: string;
  record: ContentRecord;
}

const kinds = [...pageDefinitions, article];

/** Names a page by its folder and its file, or by the file that it translates: `pages/contact`. */
export function namePage(file: string, translates: unknown): string {
  const [folder = "", name = ""] = file.split("/").slice(-2);
  return `${folder}/${typeof translates === "string" ? translates : basename(name, extname(name))}`;
}

/** Returns the pages among records of a language. */
function findPages(records: readonly ContentRecord[], language: Language): LanguagePage[] {
  return records
    .filter(({ definition }) => kinds.includes(definition))
    .map((record) => {
      const { definition, source, value } = record;
      const path = definition === article ? articlePath(String(value["slug"])) : String(value["path"]);
      const name = namePage(source.file, value["translates"]);
      return { language, name, path: path === "/" ? language.path || path : language.path + path, record };
    });
}

/** Lists the pages of a language: of `pages/`, `texts/` and `articles/`. */
export function listPages(root: string, language: Language): LanguagePage[] {
  const { folder } = language;
  const files = listFiles(join(root, folder)).filter((file) => ownFiles.test(file) && file.includes("/"));
  return files.flatMap((file) => {
    const { records } = readRecords(`${folder}/${file}`, file, readFileSync(join(root, folder, file)));
    return findPages(records, language);
  });
}

/** Reads what rules know of languages: the pages of this one, and of the others. */
export function readLanguages(records: readonly ContentRecord[], root: string) {
  const own = findOwn(root);
  const others = listLanguages(root).filter(({ folder }) => folder !== own.folder);
  return { own, pages: findPages(records, own), others: others.flatMap((other) => listPages(root, other)) };
}

interface Alternate {
  language: string;
  locale?: string;
  url: string;
}

/** Returns the field of the settings that lists the home pages of the other languages; empty for a site with one language. */
export function listHomes(root: string): { languages?: Omit<Language, "locale">[] } {
  const { folder: own } = findOwn(root);
  const others = listLanguages(root).filter(({ folder }) => folder !== own);
  return others.length > 0
    ? { languages: others.map(({ language, folder, path }) => ({ language, folder, path: path || "/" })) }
    : {};
}

let known: ReadonlyMap<string, Alternate[]> | undefined;

/** Returns what pages of this language link to in the others, by their names: empty for a site with one language. */
export function findAlternates(
  root: string,
  settings: { day: string; audience: Audience },
): ReadonlyMap<string, Alternate[]> {
  const languages = listLanguages(root);
  if (languages.length === 1) return new Map();
  const own = findOwn(root);
  const pages = languages
    .flatMap((language) => listPages(root, language))
    .filter(({ record }) => isPublished(record, settings) && record.value["path"] !== notFoundPath);
  const names = pages.filter(({ language }) => language.folder === own.folder).map(({ name }) => name);
  const toAlternate = ({ language: { language, locale }, path }: LanguagePage) => ({ language, locale, url: path });
  return new Map(
    names.map((name) => {
      const same = pages.filter((page) => page.name === name);
      const others = same.filter(({ language }) => language.folder !== own.folder);
      const first = same.find(({ language }) => language.path === "");
      const byDefault = first && others.length > 0 ? [{ language: "x-default", url: first.path }] : [];
      return [name, [...others.map(toAlternate), ...byDefault]];
    }),
  );
}

/** The same, read once a process. */
export const listAlternates: typeof findAlternates = (...settings) => (known ??= findAlternates(...settings));
