import { replaceText, type Fix } from "../problem";

/** Folds what editors write in several ways: case, spaces, hyphens, underscores. */
function fold(word: string): string {
  return word.toLowerCase().replace(/[\s_-]+/gu, "");
}

/** Returns the only choice that differs from a word in case, spaces and hyphens alone. */
export function findSame(word: string, choices: readonly string[]): string | undefined {
  const same = choices.filter((choice) => fold(choice) === fold(word));
  return same.length === 1 && same[0] !== word ? same[0] : undefined;
}

/** Repairs a choice that differs from a known one in case, spaces and hyphens alone. */
export function repairChoice(written: unknown, choices: readonly string[]): { fix?: Fix } {
  return typeof written === "string" ? replaceText(written, findSame(written, choices)) : {};
}

function formatDate(year = "", month = "", day = ""): string {
  return [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
}

/** Dates in other orders. Where day and month can be exchanged, both are there. */
function listDates(text: string): string[] {
  const [, year, month, day] = /^(\d{4})[-./](\d\d?)[-./](\d\d?)(?:[T ]\d\d?:\d\d.*)?$/u.exec(text) ?? [];
  if (year !== undefined) return [formatDate(year, month, day)];
  const [, first, sign, second, last] = /^(\d\d?)([./])(\d\d?)\2(\d{4})$/u.exec(text) ?? [];
  if (first === undefined) return [];
  return [formatDate(last, second, first), ...(sign === "/" ? [formatDate(last, first, second)] : [])];
}

function toLanguage(text: string): string[] {
  try {
    return Intl.getCanonicalLocales(text.replaceAll("_", "-"));
  } catch {
    return [];
  }
}

/** Lists other spellings of a text. */
function listSpellings(text: string): string[] {
  const [, quoted] = /^["“”„«»‘’']([^"“”„«»]+)["“”«»‘’']$/u.exec(text) ?? [];
  const [, red = "", green = "", blue = ""] = /^#?([\da-f])([\da-f])([\da-f])$/iu.exec(text) ?? [];
  return [
    text.trim(),
    text.replace(/^http:/u, "https:"),
    text.replace(/^mailto:/u, ""),
    text.toUpperCase(),
    // The name of a file would not be that of the file any more.
    ...(text.includes(".") ? [] : [text.toLowerCase()]),
    ...(text.startsWith("/") ? [text.toLowerCase().replace(/(?<=.)\/+$/u, "")] : []),
    ...(quoted === undefined ? [] : [quoted]),
    ...(/^[\da-f]{6}$/iu.test(text) ? [`#${text}`] : []),
    ...(red === "" ? [] : [`#${red}${red}${green}${green}${blue}${blue}`]),
    ...toLanguage(text),
    ...listDates(text),
  ];
}

/** Lists values of another type that are written alike. */
function listTypes(value: unknown): unknown[] {
  if (typeof value === "number") return [String(value)];
  if (typeof value !== "string") return [];
  return [...(/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/u.test(value) ? [Number(value)] : []), value === "true", [value]];
}

/**
 * Finds the one value that was meant by a rejected one: it is the same in another spelling or type, and nothing else is accepted.
 * @param accepts whether the contract accepts a value in this place
 */
export function repairValue(value: unknown, accepts: (value: unknown) => boolean): { fix?: Fix } {
  const isText = typeof value === "string";
  const spellings = isText ? [...new Set(listSpellings(value))].filter((text) => text !== value && accepts(text)) : [];
  if (spellings.length > 0) return isText && spellings.length === 1 ? replaceText(value, spellings[0]) : {};
  const types = listTypes(value).filter((each) => (each !== false || value === "false") && accepts(each));
  return types.length === 1 ? replaceText(JSON.stringify(value), JSON.stringify(types[0])) : {};
}
