import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { z } from "zod";

import { listDefinitions } from "../catalogue";
import { site } from "../kinds/site";
import { positionAt, warning, type Problem } from "../problem";
import { isIgnored, listFiles } from "../read/data-folder";
import { readRecords } from "../read/read-content";
import { splitMdx } from "../read/read-mdx";
import { problemAt, problemInText, type ContentRecord } from "../read/record";
import { sharedFolder } from "../site.cjs";
import { namePage } from "./counterparts";
import { findChanges, listSentences, type Change } from "./find-changes";
import { findOwn, listLanguages, type Language } from "./languages.cjs";

/** Files of the first language as they were when they were translated, in a folder for each other language. */
export const originalsFolder = "languages/originals";

/** Lists the files of a language that translate one of the first: its current version, and the one that was translated. */
function listTranslations(root: string, { language, folder }: Language) {
  return listFiles(join(root, folder)).flatMap((name) => {
    if (isIgnored(name) || listDefinitions(name).length === 0) return [];
    const file = `${folder}/${name}`;
    const [record] = readRecords(file, name, readFileSync(join(root, file))).records;
    const page = `${namePage(name, record?.value["translates"])}.${name.split(".").at(-1)}`;
    const path = name.includes("/") ? page : name;
    const versions = [`${originalsFolder}/${language}/${path}`, `${sharedFolder}/${path}`] as const;
    return existsSync(join(root, versions[1])) ? [{ name, file, path, versions }] : [];
  });
}

type Translation = ReturnType<typeof listTranslations>[number];

/** Marks files of a language as translated, all if none is named, and returns their names. Throws for an unknown language or file. */
export function markTranslated(root: string, tag: string, names: readonly string[]): string[] {
  const language = listLanguages(root).find(({ language: each, path }) => path !== "" && each === tag);
  const translations = language ? listTranslations(root, language) : [];
  const marked = translations.filter(({ name }) => names.length === 0 || names.includes(name));
  if (marked.length < Math.max(1, names.length))
    throw new Error(
      `Name a language of ${sharedFolder}/site.json, and files in its folder: ${[tag, ...names].join(" ")}.`,
    );
  for (const {
    versions: [original, current],
  } of marked)
    cpSync(join(root, current), join(root, original));
  return marked.map(({ name }) => name);
}

/** Finds the paragraphs, headings, points of lists and rows of tables in the text of an article. */
function findBlocks(text: string): { block: string; start: number }[] {
  const { body } = splitMdx(text);
  const blocks = body.matchAll(/\S[^]*?(?=\r?\n[ \t]*\r?\n|\r?\n[ \t]*(?:[-*+|]|\d+\.)[ \t]|\s*$)/gu);
  return [...blocks].map(({ 0: block, index }) => ({ block, start: text.length - body.length + index }));
}

const blocksSchema = z.array(z.string().max(Infinity));

function explain({ gone, came }: Change, { name, versions: [, current] }: Translation, tag: string) {
  const done = `then run npm run content -- --translated ${tag} ${name}`;
  const [old, added] = [gone, came].map((sentences) => `“${sentences.join(" ").replace(/(?<=^.{300}).+$/su, "…")}”`);
  if (gone.length === 0)
    return warning("translation-added", `lacks ${added}, which is new in ${current}`, `Add it here or below, ${done}`);
  const message = `is translated from ${old}, which is now ${came.length === 0 ? "deleted" : added} in ${current}`;
  return came.length === 0
    ? warning("translation-deleted", message, `Delete it, ${done}`)
    : warning("translation-changed", message, `Translate it again, ${done}`);
}

/** Compares the version of a file that was translated with the current one. */
function checkFile(root: string, translation: Translation, own: readonly ContentRecord[], tag: string): Problem[] {
  const [first] = own;
  const texts = translation.versions.map((file) => readFileSync(join(root, file)));
  if (!first || texts[0]?.equals(texts[1] ?? new Uint8Array())) return [];
  const { definition, source } = first;
  const [before = [], now = []] = texts.map((text, index) => {
    const { records } = readRecords(translation.versions[index] ?? "", translation.path, text);
    const blocks = source.outline ? findBlocks(text.toString()).map(({ block }) => block) : [];
    const fields = records.flatMap(({ value }, record) => listSentences(definition.schema, value, [record]));
    return [...fields, ...listSentences(blocksSchema, blocks, ["text"])];
  });
  const written = readFileSync(join(root, source.file), "utf8");
  return findChanges(before, now).map((change) => {
    const [at = 0, ...path] = change.path;
    const found = explain(change, translation, tag);
    if (typeof at === "number") return problemAt(own[at] ?? first, path, found);
    const start = findBlocks(written)[Number(path[0])]?.start ?? written.length;
    return problemInText(first, { ...found, message: `the text ${found.message}`, at: positionAt(written, start) });
  });
}

/** Warns of texts whose originals have changed since they were translated, and of files whose originals are unknown. */
export function checkTranslated(records: readonly ContentRecord[], root: string): Problem[] {
  const own = findOwn(root);
  if (own.path === "") return [];
  const translations = listTranslations(root, own);
  const known = translations.filter(({ versions: [original] }) => existsSync(join(root, original)));
  const unknown = translations.filter((each) => !known.includes(each)).map(({ name }) => name);
  const message = `has ${unknown.length} of ${translations.length} files of which no translated version is known: ${unknown.join(", ")}`;
  const remedy = `Compare them with ${sharedFolder}, then run npm run content -- --translated ${own.language}`;
  const settings = records.filter(({ definition }) => unknown.length > 0 && definition === site);
  return [
    ...settings.map((record) => problemAt(record, ["language"], warning("translation-unknown", message, remedy))),
    ...known.flatMap((each) => {
      const ownRecords = records.filter(({ source }) => source.file === each.file);
      return checkFile(root, each, ownRecords, own.language);
    }),
  ];
}
