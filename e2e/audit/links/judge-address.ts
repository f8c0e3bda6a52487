import { load } from "cheerio";

/** Addresses that stand in a page, written as they are. */
export function listAddresses(html: string): string[] {
  const $ = load(html);
  return $("[href], [src], [action]")
    .toArray()
    .flatMap((element) => ["href", "src", "action"].map((name) => $(element).attr(name)))
    .filter((address) => address !== undefined);
}

/** Links to a place in the same page which is not there. */
export function findLostFragments(html: string): string[] {
  const $ = load(html);
  const ids = new Set(
    $("[id]")
      .toArray()
      .map((element) => $(element).attr("id")),
  );
  return $("a[href^='#']")
    .toArray()
    .map((element) => $(element).attr("href") ?? "")
    .filter((address) => address !== "#top" && !ids.has(decodeURIComponent(address.slice(1))))
    .map((address) => `nothing in the page is named ${address}`);
}

function judgeMail(address: string): string | undefined {
  const [, to = "", query] = /^mailto:([^?]*)(?:\?(.*))?$/u.exec(address) ?? [];
  if (!/^[^\s@,]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/iu.test(to)) return `no mail address: ${address}`;
  const fields = [...new URLSearchParams(query).keys()];
  // RFC 6068 allows any header; others are of no use to a visitor.
  const unknown = fields.filter((field) => !["subject", "body", "cc"].includes(field));
  return unknown.length > 0 ? `mail programs do not take ${unknown.join(", ")}: ${address}` : undefined;
}

function judgeWeb(address: string): string | undefined {
  if (!URL.canParse(address)) return `no address: ${address}`;
  const { hostname, username } = new URL(address);
  if (username !== "") return `tells a name to a site: ${address}`;
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/u.test(hostname) ? undefined : `no host in public: ${address}`;
}

/**
 * What is wrong with an address by the look of it alone.
 * @returns undefined for a good one, and for one inside the site, which is followed instead
 */
export function judgeAddress(address: string): string | undefined {
  if (address !== address.trim() || /\s/u.test(address)) return `white space in ${JSON.stringify(address)}`;
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/iu.exec(address) ?? [];
  switch (scheme?.toLowerCase()) {
    case undefined:
      return address.startsWith("//") ? `has no scheme: ${address}` : undefined;
    case "mailto":
      return judgeMail(address);
    case "tel":
      return /^tel:\+[0-9-]{6,20}$/u.test(address) ? undefined : `no international number: ${address}`;
    case "https":
      return judgeWeb(address);
    default:
      return `neither https, mail nor telephone: ${address}`;
  }
}
