import { z } from "zod";

import type { FieldRule, TermList } from "./define";

/**
 * Formats Zod's message for an invalid value: the problem and the remedy, one per line.
 * @param message if it begins with *not*, it is shown after the value
 */
export function advise(message: string, remedy: string): string {
  return `${message}\n${remedy}`;
}

function matching(pattern: RegExp, message: string, remedy: string, description: string, rule?: FieldRule) {
  const schema = z.string().regex(pattern, { error: advise(message, remedy) });
  return schema.meta({ description, ...(rule && { rule }) });
}

/** Declares a line or paragraph of text that is not blank. */
export function text(description: string, max = 2000, remedy = "Write the text") {
  return z
    .string()
    .regex(/[^\s\u061C\u200C-\u200F]/, { error: advise("is empty", remedy), abort: true })
    .max(max)
    .meta({ description });
}

export function markdown(description: string, max: number) {
  return text(description, max).meta({ description, rule: { kind: "markdown" } });
}

/** Declares a text with placeholders that the site replaces, e.g. *{n} posts*. */
export function filled(description: string, max: number, ...names: [string, ...string[]]) {
  const known = names.map((name) => `{${name}}`).join(" and ");
  const withKnown = text(description, max).regex(new RegExp(`^(?:[^{}]|\\{(?:${names.join("|")})\\})*$`), {
    error: advise("contains a placeholder that nothing replaces", `Write only ${known} in braces`),
    abort: true,
  });
  return names
    .reduce((schema, name) => {
      const error = advise(`lacks {${name}}`, `Write {${name}} where it is replaced`);
      return schema.regex(new RegExp(`\\{${name}\\}`), { error, abort: true });
    }, withKnown)
    .meta({ description: `${description}; ${known} ${names.length > 1 ? "are" : "is"} replaced` });
}

/** Names that Windows keeps for devices, also with an ending: `nul.png`. Source: “Naming Files, Paths, and Namespaces”. */
const device = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?:\.|$)/i;

/** Whether Windows keeps the name of a file or folder for a device. */
export const isDevice = (name: string) => device.test(name);

/** Rejects names of devices in a key or path, because folders of the site have its parts as names. */
function withoutDevices(schema: z.ZodString) {
  const remedy = "Choose another, e.g. with a word more: con, nul, aux, com1 and others are names of devices there";
  const error = advise("not a name that Windows can hold", remedy);
  return schema.refine((value) => !value.split("/").some(isDevice), { error }).meta(schema.meta() ?? {});
}

/** Declares lower-case words joined by hyphens, as in URLs. */
export function slug(description: string) {
  return withoutDevices(words(description));
}

function words(description: string, rule?: FieldRule) {
  return matching(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    "not a key for addresses",
    "Write lower-case letters and digits joined by single hyphens, e.g. back-from-cdmx",
    description,
    rule,
  );
}

/** Declares the path of a page, see `path`. */
export function pagePath(description: string) {
  return withoutDevices(path(description));
}

/** Declares a path of this site: `/` or `/like/this`, without a trailing slash. */
export function path(description: string, rule?: FieldRule) {
  return matching(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/,
    "not a path of this site",
    "Begin with a slash, end without one, and use lower-case letters, digits and hyphens, e.g. /product/overview",
    description,
    rule,
  );
}

/** Declares a folder below the root of the project. */
export function folder(description: string) {
  const remedy = "Write letters, digits, - and _, e.g. languages/de";
  return matching(/^(?:[\w-]+\/)*[\w-]+$/, "not a folder of the project", remedy, description);
}

/** Declares a path of one word. */
export function pathStart(description: string) {
  const remedy = "Write a slash and one word in lower-case letters, digits and hyphens, e.g. /de";
  return matching(/^\/[a-z0-9]+(?:-[a-z0-9]+)*$/, "not a path for a language", remedy, description);
}

const urlPattern = /^https:\/\/[^\s/?#]\S*$/;

/** Declares numbers in one text, as copied from a spreadsheet: *133.9 135 136.8*. */
export function numbers(count: number, description: string) {
  return matching(
    new RegExp(`^-?\\d{1,7}(?:\\.\\d{1,2})?(?: -?\\d{1,7}(?:\\.\\d{1,2})?){${count - 1}}$`),
    `not ${count === 1 ? "a number" : `${count} numbers`} in a text`,
    count === 1
      ? "Write it in digits, e.g. 12.5"
      : "Write one space between two, and at most two decimals, e.g. 133.9 135 -2.5",
    description,
  );
}

export function url(description: string) {
  const remedy = "Write it whole, e.g. https://www.example.com/page";
  return matching(urlPattern, "not a whole https address", remedy, description, { kind: "url" });
}

/** Declares a path of this site, or an absolute https URL. It counts as no link. */
export function address(description: string) {
  const remedy = "Write it whole, e.g. https://www.example.com/page, or as a path of this site, e.g. /page";
  const pattern = new RegExp(`${urlPattern.source}|^/(?!/)\\S*$`);
  return matching(pattern, "not a whole https address", remedy, description, { kind: "url" });
}

export function urlOrMail(description: string) {
  const remedy = "Write it whole, e.g. https://www.example.com/page or mailto:jobs@example.com";
  const pattern = new RegExp(`${urlPattern.source}|^mailto:\\S+@\\S+$`);
  return matching(pattern, "not a whole https address", remedy, description, { kind: "url" });
}

const orNone = (description: string) => `${description}; # or left out when there is none`;

/** Declares an absolute https URL, or `#` for none. */
export function urlOrNone(description: string) {
  const remedy = "Write it whole, e.g. https://www.example.com/page, or # for none";
  const pattern = new RegExp(`^#$|${urlPattern.source}`);
  return matching(pattern, "not a whole https address", remedy, orNone(description), { kind: "url" });
}

/** Accepts top-level domains of other scripts (*xn--…*), which Zod's pattern rejects. */
const mailPattern = /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[A-Za-z\d][A-Za-z\d-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z\d-]+)$/;

export function email(description: string) {
  return matching(mailPattern, "not a mail address", "Write it as name@example.com", description);
}

/** Declares an email address, or `#` for none. */
export function emailOrNone(description: string) {
  const remedy = "Write it as name@example.com, or # for none";
  return matching(new RegExp(`^#$|${mailPattern.source}`), "not a mail address", remedy, orNone(description));
}

export const linkPattern = /^(?:\/(?!\/)\S*|https:\/\/[^\s/]\S*|mailto:\S+@\S+|tel:\+?\d[\d().;=a-z-]*)$/;

/**
 * Declares a path of this site (with an optional `#anchor`), or an absolute https, mailto or tel URL.
 * @param section kind of section to which it must lead, by its anchor
 */
export function link(description: string, section?: string) {
  return matching(
    linkPattern,
    "not a link",
    "Write a path of this site, e.g. /contact, a whole address, e.g. https://www.example.com/page, or tel:+12025550123",
    description,
    { kind: "link", ...(section && { section }) },
  );
}

export function pageLink(description: string) {
  return path(description, { kind: "link" });
}

/** Declares a calendar day, `YYYY-MM-DD`. `visible` makes it the first or the last day on which visitors see the record. */
export function date(description: string, visible?: "from" | "through") {
  const remedy = "Write a real day as YYYY-MM-DD, e.g. 2025-01-29";
  return matching(z.regexes.date, "not a day", remedy, description, { kind: "date", ...(visible && { visible }) });
}

export function draft(description: string) {
  return z.boolean().meta({ description }).optional();
}

/** Declares the path of a picture relative to `data/images/`. Limits are in pixels. */
export function image(description: string, limits: Omit<Extract<FieldRule, { kind: "image" }>, "kind"> = {}) {
  return matching(
    /^[\w@-]+(?:\/[\w@-]+)*\.(?:svg|png|jpg|webp)$/,
    "not the path of a picture",
    "Name an svg, png, jpg or webp file below data/images in letters, digits, - and _, without spaces, e.g. people/jane-doe.png; rename a .jpeg or .JPG to .jpg",
    description,
    { kind: "image", ...limits },
  );
}

export function alt(description: string) {
  return text(description, 400).meta({ description, rule: { kind: "alt" } });
}

export function anchor(description: string) {
  return words(description, { kind: "anchor" });
}

/** Declares the key of another record, e.g. the slug of a person. */
export function reference(typeName: string, by: string, description: string) {
  return z.string().meta({ description, rule: { kind: "reference", typeName, by } });
}

/** Declares an account whose change of ARR is drawn in percent, which divides by what it pays. */
export function payingAccount(description: string) {
  return z
    .string()
    .meta({ description, rule: { kind: "reference", typeName: "Account", by: "slug", positive: "arr" } });
}

/** Codes of groups of countries, of none, and for tests, which have names as well. */
const notCountries = ["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"];
const countries = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const currencies = new Intl.DisplayNames("en", { type: "currency", fallback: "none" });
const languages = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** Declares a language as a BCP 47 tag in its current spelling. `other` is accepted as well. */
export function language(description: string, other?: string) {
  const pattern = /^(?:[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?|x-default)$/;
  const remedy = "Write it with a hyphen, e.g. en, en-US or zh-Hant";
  // Newer engines throw for `x-default`.
  const isKnown = (tag: string) =>
    tag !== "x-default" && languages.of(tag) !== undefined && Intl.getCanonicalLocales(tag)[0] === tag;
  const error = advise("not the tag of a language", "Look it up, e.g. ja for Japanese, cs for Czech or en-GB");
  return z
    .string()
    .regex(pattern, { error: advise("not a language tag", remedy), abort: true })
    .refine((tag) => tag === other || isKnown(tag), { error })
    .meta({ description, rule: { kind: "language" } });
}

/** Declares language and country, as social networks write them. */
export function locale(description: string) {
  const remedy = "Write language and country with an underscore, e.g. en_US";
  return text(description, 12).regex(/^[a-z]{2,3}_[A-Z]{2}$/, { error: advise("not a locale", remedy) });
}

/** Declares a code of capital letters that is in use. */
function code(
  length: number,
  isKnown: (code: string) => boolean,
  problem: string,
  remedy: string,
  description: string,
) {
  const error = advise(problem, remedy);
  return z
    .string()
    .regex(new RegExp(`^[A-Z]{${length}}$`), { error, abort: true })
    .refine(isKnown, { error })
    .meta({ description });
}

export function country(description: string) {
  const isKnown = (code: string) =>
    !notCountries.includes(code) &&
    countries.of(code) !== undefined &&
    Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
  return code(2, isKnown, "not a country", "Write its code of two capital letters, e.g. US, DE or GB", description);
}

export function currency(description: string) {
  const isKnown = (code: string) => currencies.of(code) !== undefined;
  return code(3, isKnown, "not a currency", "Write its code of three capital letters, e.g. USD or EUR", description);
}

/** Returns how many decimals amounts of a currency have, e.g. 0 for yen. */
export function countDecimals(currency: string): number {
  return new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** Declares words in quotation, around which the page writes quotation marks. */
export function quotation(description: string, max = 300) {
  const remedy = "Delete them: the page writes its own";
  return text(`${description}, without quotation marks around it`, max).regex(/^(?!["“„«「][^"“”„«»「」]*["”“»」]$)/, {
    error: advise("has quotation marks around it", remedy),
  });
}

export function term(list: TermList, description: string) {
  return z.string().meta({ description, rule: { kind: "term", list } });
}

export function definition(description: string) {
  return z.string().meta({ description, rule: { kind: "definition" } });
}

export function color(description: string) {
  const remedy = "Write it as #RRGGBB, e.g. #1D4ED8";
  return matching(/^#[0-9A-Fa-f]{6}$/, "not a color", remedy, description, { kind: "color" });
}
