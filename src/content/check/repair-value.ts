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

/** Finds the currency of a sign, e.g. €, that no other currency has, e.g. $. */
function toCurrency(sign: string): string[] {
  if (!/^\p{Sc}$/u.test(sign)) return [];
  const found = Intl.supportedValuesOf("currency").filter((currency) => {
    const format = new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "narrowSymbol" });
    return format.formatToParts(0).some(({ value }) => value === sign);
  });
  return found.length === 1 ? found : [];
}

/** Adds what is missing before an address. A host with a path may also be a path of this site. */
function toAddress(text: string): string[] {
  if (/^[^\s/@:]+@[^\s/@:]+\.[^\s/@:]+$/u.test(text)) return [`mailto:${text}`];
  return /^(?:[a-z\d-]+\.)+[a-z]{2,}\/\S*$/iu.test(text) ? [`https://${text}`, `/${text}`] : [];
}

/** Replaces the only placeholder of a text by the only one that the remedy names. */
function replacePlaceholder(text: string, remedy: string): string[] {
  const [written, known] = [text, remedy].map((each) => each.match(/\{[^{}]*\}/gu) ?? []);
  const [name = ""] = known ?? [];
  return written?.length === 1 && known?.length === 1 ? [text.replace(/\{[^{}]*\}/u, () => name)] : [];
}

/** Lists other spellings of a text. */
function listSpellings(text: string, remedy: string): string[] {
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
    // Codes of former countries have several successors.
    ...(text === "UK" ? ["GB"] : []),
    ...toCurrency(text),
    ...toAddress(text),
    ...replacePlaceholder(text, remedy),
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
 * @param remedy of the finding, which may name a placeholder such as {n}
 */
export function repairValue(value: unknown, accepts: (value: unknown) => boolean, remedy = ""): { fix?: Fix } {
  const isText = typeof value === "string";
  const spellings = isText
    ? [...new Set(listSpellings(value, remedy))].filter((text) => text !== value && accepts(text))
    : [];
  if (spellings.length > 0) return isText && spellings.length === 1 ? replaceText(value, spellings[0]) : {};
  const types = listTypes(value).filter((each) => (each !== false || value === "false") && accepts(each));
  return types.length === 1 ? replaceText(JSON.stringify(value), JSON.stringify(types[0])) : {};
}
