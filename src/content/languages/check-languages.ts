import { existsSync } from "node:fs";
import { join } from "node:path";

import type { SiteIndex } from "../check/site-index";
import { site } from "../kinds/site";
import { finding, replaceText, warning, type Finding, type Problem } from "../problem";
import { explainWithheld } from "../publication";
import { isObject, problemAt, type ContentRecord } from "../read/record";
import { isReserved, normalizePath, notFoundPath } from "../routes";
import { dataFolder, sharedFolder } from "../site.cjs";
import { didYouMean } from "../suggest";
import { originalsFolder } from "./check-translated";
import type { LanguagePage } from "./counterparts";
import { readSettings } from "./languages.cjs";

const isWithin = (path: string, folder: string) => `${path}/`.startsWith(`${folder}/`);

/** Explains a link to a page in another language; undefined for other links. A whole address says that the language is intended. */
export function explainOther(link: string, { siteUrl, languages, pages, redirects }: SiteIndex): Finding[] | undefined {
  const { own, others } = languages;
  const isWhole = siteUrl !== "" && `${link}/`.startsWith(`${siteUrl}/`);
  const written = isWhole ? link.slice(siteUrl.length) || "/" : link;
  const path = normalizePath(written.replace(/[?#].*$/u, "")) ?? "";
  if (own.path !== "" && isWithin(path, own.path)) {
    const bare = written.slice(own.path.length).replace(/^(?!\/)/u, "/");
    const message = `${link} begins with the path of its language, which the build adds`;
    return [finding("link-prefixed", message, `Write ${bare}`, replaceText(link, bare))];
  }
  const page = others.find((other) => other.path === path);
  if (!page || (!isWhole && (pages.has(path) || redirects.has(path)))) return undefined;
  const counterpart = languages.pages.find(({ name }) => name === page.name);
  if (isWhole && !counterpart) return [];
  const message = `${link} is a page in another language, ${page.record.source.file}`;
  const remedy = counterpart
    ? `Write ${counterpart.path.slice(own.path.length) || "/"}`
    : `Translate it, or write ${siteUrl}${written} if readers should leave their language`;
  // Elsewhere than in the first language the build adds its path, which makes the link dead.
  return [
    own.path === "" || isWhole ? warning("link-language", message, remedy) : finding("link-language", message, remedy),
  ];
}

/** Checks the list of languages in the settings of the first one. */
function checkListed(record: ContentRecord, { routes, redirects, files }: SiteIndex, root: string): Problem[] {
  const taken = [...routes.map(({ path }) => path), ...redirects.keys(), ...files, notFoundPath].map(String);
  const listed = [record.value["languages"] ?? []].flat().map((each) => (isObject(each) ? each : {}));
  const all: typeof listed = [{ ...record.value, folder: sharedFolder }, { folder: originalsFolder }, ...listed];
  return listed.flatMap((each, index) => {
    const [folder, path] = [String(each["folder"]), String(each["path"])];
    const earlier = all.slice(0, index + 2);
    const folders = earlier.map((other) => String(other["folder"]));
    const near = folders.find((other) => isWithin(folder, other) || isWithin(other, folder));
    const isTwice = (field: string) => earlier.some((other) => other[field] === each[field]);
    const isTaken = isReserved(path) || taken.some((other) => isWithin(other, path));
    const copy = `Copy ${sharedFolder}/site.json there, without languages, and translate it`;
    const rules: [field: string, isBroken: boolean, ...Parameters<typeof finding>][] = [
      ["language", isTwice("language"), "language-twice", "is that of another language", "Choose another"],
      ["path", isTwice("path"), "language-twice", "is that of another language", "Choose another"],
      ["path", isTaken, "language-path", "is the path of pages or files of the first language", "Choose another"],
      ["folder", near !== undefined, "language-folder", `is not apart from ${near}`, "Choose a folder of its own"],
      ["folder", !existsSync(join(root, folder, "site.json")), "language-site", "has no site.json", copy],
    ];
    const broken = rules.filter(([, isBroken]) => isBroken);
    return broken.map(([field, , ...found]) => problemAt(record, ["languages", index, field], finding(...found)));
  });
}

/** Checks the settings of another language: its language, and those that apply to the whole site. */
function checkSettings(record: ContentRecord, { languages: { own } }: SiteIndex, root: string): Problem[] {
  const { url, transportSecurity, recording, training, campaign } = readSettings(join(root, sharedFolder, "site.json"));
  const shared = { url, transportSecurity, recording, training, campaign, languages: undefined };
  return Object.entries({ language: own.language, ...shared }).flatMap(([field, value]) => {
    if (JSON.stringify(record.value[field]) === JSON.stringify(value)) return [];
    const remedy = value === undefined ? "Delete it" : `Write ${JSON.stringify(value)}`;
    return [
      problemAt(record, [field], finding("language-setting", `is what ${sharedFolder}/site.json decides`, remedy)),
    ];
  });
}

/** Checks what a page translates, and whether visitors find its counterpart in the first language. */
function checkPage(
  { name, record }: LanguagePage,
  { own, pages, others }: SiteIndex["languages"],
  day: string,
): Problem[] {
  const { translates, slug } = record.value;
  const [folder = ""] = name.split("/");
  const first = others.filter(({ language, name: other }) => language.path === "" && isWithin(other, folder));
  const counterpart = first.find((other) => other.name === name)?.record;
  const twin = pages.find((other) => other.name === name && other.record !== record)?.record;
  const explain = () => {
    if (own.path === "") return finding("translates-first", "is a field of other languages", "Delete it");
    if (twin) return finding("translates-twice", `is translated by ${twin.source.file} too`, "Keep one");
    const near = didYouMean(
      translates,
      first.map((other) => other.name.slice(folder.length + 1)),
    );
    const message = `is ${JSON.stringify(translates)}, which is not a file in ${sharedFolder}/${folder}`;
    return finding("translates-unknown", message, `${near}Write the name of a file there, without its ending`);
  };
  if (translates !== undefined && (twin || !counterpart)) return [problemAt(record, ["translates"], explain())];
  const withheld = [record, ...(counterpart ? [counterpart] : [])].filter((each) => explainWithheld(each, day));
  if (!counterpart || withheld.length !== 1) return [];
  const hidden = withheld.map((each) => `${each.source.file} is ${explainWithheld(each, day)}`).join();
  const message = `has no counterpart for visitors yet: ${hidden}`;
  const found = warning("counterpart-hidden", message, "Publish both on the same day, unless that is intended");
  return [problemAt(record, [slug === undefined ? "path" : "slug"], found)];
}

/** Checks the list of languages in the first one; in another one its settings and its pages. */
export function checkLanguages(records: readonly ContentRecord[], siteIndex: SiteIndex, root: string, day: string) {
  const { own, pages } = siteIndex.languages;
  const settings = records.filter(({ definition, source }) => definition === site && isWithin(source.file, dataFolder));
  const check = own.path === "" ? checkListed : checkSettings;
  return [
    ...settings.flatMap((record) => check(record, siteIndex, root)),
    ...pages.flatMap((page) => checkPage(page, siteIndex.languages, day)),
  ];
}
