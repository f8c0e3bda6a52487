import { site } from "../../content/kinds/site";
import { parseUrl } from "../../text/parse-url";

export interface Company {
  name: string;
  url: URL;
  /** Other languages, as BCP 47 tags. */
  languages: readonly string[];
}

/** A control or format character that is not part of words or emoji. */
const invisible = /(?![\u200C-\u200F])[\p{Cc}\p{Cf}\p{Cs}]/u;

function readName(name: string): string {
  const words = name.trim().replaceAll(/\s+/gu, " ");
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(words)) throw new Error("--name is missing. Write at most 40 characters.");
  const found = invisible.exec(words)?.[0].codePointAt(0);
  if (found !== undefined) {
    const code = found.toString(16).toUpperCase().padStart(4, "0");
    throw new Error(`--name contains an invisible character (U+${code}). Type the name instead of pasting it.`);
  }
  if (!site.schema.shape.name.safeParse(words).success)
    throw new Error("--name is too long. Write at most 40 characters.");
  return words;
}

/** Names of DNS: `new URL` accepts more, e.g. quotes. */
const host = /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/u;

function readUrl(url: string): URL {
  const address = parseUrl(url);
  if (address?.href === `https://${address?.hostname}/` && host.test(address.hostname)) return address;
  const problem = url === "" ? "missing" : JSON.stringify(url);
  throw new Error(`--url is ${problem}. Write https, the host in letters, digits and hyphens, and no path.`);
}

/** Language of the starter's texts, which is the first one. */
const starterLanguage = "en";

function readLanguages(list: string): string[] {
  const [first = "", ...others] = list.split(",");
  if (first !== starterLanguage || new Set(others).size < others.length || others.includes(first))
    throw new Error(`--languages is "${list}". Begin with ${starterLanguage}, and write each once, e.g. en,de`);
  const unknown = others.find((tag) => !site.schema.shape.language.safeParse(tag).success);
  if (unknown !== undefined) throw new Error(`--languages has "${unknown}". Write tags as de, es-MX or ja.`);
  return others;
}

/** Validates the arguments. Throws an error that says how to fix them. */
export function readCompany(name = "", url = "", languages: string = starterLanguage): Company {
  return { name: readName(name), url: readUrl(url), languages: readLanguages(languages) };
}

/** Adds the list of other languages to `site.json`. */
export function addLanguages(text: string, { languages }: Company): string {
  if (languages.length === 0) return text;
  const settings = Object.entries(JSON.parse(text) as object);
  const listed = languages.map((tag) => ({
    language: tag,
    folder: `languages/${tag}`,
    path: `/${tag.toLowerCase()}`,
  }));
  const at = settings.findIndex(([key]) => key === "locale") + 1;
  return formatJson(Object.fromEntries(settings.toSpliced(at, 0, ["languages", listed])));
}

/** Writes another language into a copy of `site.json`, for its translation. */
export function setLanguage(text: string, tag: string): string {
  const { language, region = "" } = new Intl.Locale(tag).maximize();
  return formatJson({
    ...(JSON.parse(text) as object),
    language: tag,
    locale: `${language}_${region}`,
    languages: undefined,
  });
}

const toDomain = ({ url }: Company) => url.hostname.replace(/^www\./u, "");
/** Derives an ASCII name from the domain, because the company's name may be in any script. */
export const toKey = (company: Company) => /^[^.]{0,28}[^.-]/u.exec(toDomain(company))?.[0] ?? "";

/** Replaces the name and the hosts of the starter company in a text. */
export function rename(text: string, company: Company): string {
  const names: Record<string, string> = {
    "Example Company, Inc.": company.name,
    "Example Co": company.name,
    "www.starter.example": company.url.hostname,
    "starter.example": toDomain(company),
    "example-co": toKey(company),
    exampleco: toKey(company),
  };
  return text.replaceAll(
    /Example Company, Inc\.|Example Co\b|(?:www\.)?starter\.example|example-?co\b/gu,
    (found) => names[found] ?? found,
  );
}

const formatJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Renames the starter company in a JSON text and formats it like the content. */
export function renameJson(text: string, company: Company): string {
  return formatJson(JSON.parse(text, (_, each: unknown) => (typeof each === "string" ? rename(each, company) : each)));
}

const sampleCommand = /^(?:(?:pre)?adopt|pictures|test:sample)$/u;

/** Writes the name, the description and the site of the company into `package.json`, and removes the commands of the sample. */
export function renamePackage(text: string, company: Company): string {
  const about = JSON.parse(text) as { scripts: Record<string, string> };
  return formatJson({
    ...about,
    name: toKey(company),
    description: `Public website of ${company.name}`,
    homepage: company.url.origin,
    scripts: Object.fromEntries(Object.entries(about.scripts).filter(([name]) => !sampleCommand.test(name))),
  });
}

/** Renames the project in `package-lock.json`, or its workers. */
export function renameKey(text: string, company: Company): string {
  return text.replaceAll(/"name": "website(?="|-preview")/gu, () => `"name": "${toKey(company)}`);
}

/** Writes the name of the workers and the domain into the settings of the relay. */
export function renameWorker(text: string, company: Company): string {
  return renameKey(text, company).replace(/(?<="pattern": ")www\.example\.com/u, () => company.url.hostname);
}

/** Removes sections about the sample: `<!-- sample -->…<!-- /sample -->`. */
export function cutSample(text: string): string {
  return text.replaceAll(/<!-- sample -->.*?<!-- \/sample -->\n*/gsu, "");
}
