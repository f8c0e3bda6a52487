import { site } from "../../content/site";

export interface Company {
  name: string;
  url: URL;
}

/** Validates the arguments. Throws an error that says how to fix them. */
export function readCompany(name = "", url = ""): Company {
  const words = name.trim().replaceAll(/\s+/gu, " ");
  if (!site.schema.shape.name.safeParse(words).success)
    throw new Error(`--name is ${words === "" ? "missing" : "too long"}. Write at most 40 characters.`);
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (address?.href !== `https://${address?.hostname}/` || !/.\.[a-z][a-z\d-]*[a-z\d]$/u.test(address.hostname))
    throw new Error(`--url is ${url === "" ? "missing" : `"${url}"`}. Write https, the host, and no path.`);
  return { name: words, url: address };
}

const toDomain = ({ url }: Company) => url.hostname.replace(/^www\./u, "");
/** Derives an ASCII name from the domain, because the company's name may be in any script. */
export const toKey = (company: Company) => /^[^.]{1,29}/u.exec(toDomain(company))?.[0] ?? "";

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

/** Renames the starter company in a JSON text and formats it like the content. */
export function renameJson(text: string, company: Company): string {
  const value: unknown = JSON.parse(text, (_, each: unknown) =>
    typeof each === "string" ? rename(each, company) : each,
  );
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Removes sections about the sample: `<!-- sample -->…<!-- /sample -->`. */
export function cutSample(text: string): string {
  return text.replaceAll(/<!-- sample -->.*?<!-- \/sample -->\n*/gsu, "");
}
