import { parseUrl } from "../../text/parse-url";
import { finding, replaceText, type Finding } from "../problem";

/** Addresses in which programs wrap those of others, and the parameter with the other one; none if it cannot be decoded. */
// cspell:ignore cudasvc linkprotect redir
// prettier-ignore
const wrappers: readonly (readonly [address: RegExp, ...parameters: string[]])[] = [
  [/^[^/]+\.safelinks\.protection\.(?:outlook\.(?:com|cn)|office365\.us)\//u, "url"],
  [/^urldefense\.(?:proofpoint\.com|com|us)\//u, "u"],
  [/^(?:www\.)?google\.[a-z.]+\/url\?/u, "q", "url"],
  [/^lm?\.(?:facebook|instagram|messenger)\.com\//u, "u"],
  [/^www\.linkedin\.com\/(?:redir\/redirect|safety\/go)\?/u, "url"],
  [/^www\.youtube\.com\/redirect\?/u, "q"],
  [/^slack-redir\.net\/link\?/u, "url"],
  [/^linkprotect\.cudasvc\.com\/url\?/u, "a"],
  [/^(?:lnkd\.in|t\.co|[^/]+\.mimecast(?:protect)?\.com|secure-web\.cisco\.com)\//u],
];

/** Returns the address that a wrapped link has in a parameter, or in its path. */
function readHidden(link: string, parameters: readonly string[]): string | undefined {
  // Proofpoint replaces signs by * in version 3, and writes - for % and _ for / in version 2.
  const [, inPath] = /\/v3\/__(https?:\/[^*]+)__;/u.exec(link) ?? [];
  if (inPath !== undefined) return inPath.replace(/^(https?:)\/+/u, "$1//");
  const { searchParams } = new URL(link);
  const [value] = parameters.flatMap((name) => searchParams.get(name) ?? []);
  if (!link.includes("/v2/url?")) return value;
  const encoded = value?.replace(/-(?=[\dA-F]{2})/gu, "%").replaceAll("_", "/") ?? "";
  return new URLSearchParams(`u=${encoded}`).get("u") ?? undefined;
}

/** Returns the address in a link that a program has wrapped, or "" if it cannot be decoded; undefined for other links. */
function unwrapLink(link: string): string | undefined {
  const { host, pathname, search } = new URL(link);
  const wrapper = wrappers.find(([address]) => address.test(host + pathname + search));
  if (!wrapper) return undefined;
  const [, ...parameters] = wrapper;
  const hidden = readHidden(link, parameters) ?? "";
  if (!/^https?:/u.test(hidden) || !parseUrl(hidden)) return "";
  return unwrapLink(hidden) ?? hidden;
}

/** Reports a link that a mail program or a network has wrapped: it leads over its servers, and may name who received it. */
export function explainWrapped(link: string): Finding[] {
  const hidden = /^https?:/u.test(link) && parseUrl(link) ? unwrapLink(link) : undefined;
  if (hidden === undefined) return [];
  const remedy =
    hidden === ""
      ? "Open it, and copy the address from the address bar of the browser"
      : `Write the address that it hides: ${hidden}`;
  const fix = replaceText(link, hidden || undefined);
  return [finding("link-wrapped", `leads over ${new URL(link).host}, which may record who opens it`, remedy, fix)];
}
