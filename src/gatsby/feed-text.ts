import type { RenderedText } from "../content/text/render-text";
import { toAbsolute } from "../seo/addresses";

interface FeedQuote {
  text: string;
  person: { name: string; role: string };
}

/** A start tag; an attribute's value, in double quotes as they are rendered, may hold anything else. */
const tagPattern = /<[a-z](?:[^">]|"[^"]*")*>/gu;
const pathPattern = / (href|cite)="(\/[^"]*)"/gu;

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function writeQuote({ text, person }: FeedQuote): string {
  const source = [person.name, person.role].map(escapeHtml).join(", ");
  return `<figure><blockquote>“${escapeHtml(text)}”</blockquote><figcaption>${source}</figcaption></figure>`;
}

/** Composes the whole text of an article for feed readers, with its quote in its place and with absolute addresses. */
export function composeFeedText(
  { beforeQuote, afterQuote }: Omit<RenderedText, "sections">,
  quote: FeedQuote,
  siteUrl: string,
): string {
  return [beforeQuote, writeQuote(quote), afterQuote]
    .join("\n")
    .replace(tagPattern, (tag) =>
      tag.replace(pathPattern, (_, name: string, path: string) => ` ${name}="${toAbsolute(siteUrl, path)}"`),
    );
}
