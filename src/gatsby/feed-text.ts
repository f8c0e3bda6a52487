import { toAbsolute } from "../seo/addresses";

interface FeedQuote {
  text: string;
  person: { name: string; role: string };
}

interface FeedPart {
  html: string | null;
  figure: {
    alt: string;
    caption: string | null;
    image: { publicURL: string | null };
  } | null;
}

/** A start tag; an attribute's value, in double quotes as they are rendered, may hold anything else. */
const tagPattern = /<[a-z](?:[^">]|"[^"]*")*>/gu;
const pathPattern = / (href|cite|src)="([/#][^"]*)"/gu;

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function writeQuote({ text, person }: FeedQuote): string {
  const source = [person.name, person.role].map(escapeHtml).join(", ");
  return `<figure><blockquote>“${escapeHtml(text)}”</blockquote><figcaption>${source}</figcaption></figure>`;
}

function writeFigure({ alt, caption, image }: NonNullable<FeedPart["figure"]>): string {
  const [words, under] = [alt, caption ?? ""].map((text) => escapeHtml(text).replaceAll('"', "&quot;"));
  return `<figure><img src="${image.publicURL ?? ""}" alt="${words}"><figcaption>${under}</figcaption></figure>`;
}

/**
 * Composes the whole text of an article for feed readers, with its quote in its place and with absolute addresses.
 * @param path of the article, for links inside of it
 */
export function composeFeedText(parts: readonly FeedPart[], quote: FeedQuote, siteUrl: string, path: string): string {
  return parts
    .map(({ html, figure }) => html ?? (figure ? writeFigure(figure) : writeQuote(quote)))
    .join("\n")
    .replace(tagPattern, (tag) =>
      tag.replace(
        pathPattern,
        (_, name: string, target: string) =>
          ` ${name}="${toAbsolute(siteUrl, target.startsWith("#") ? path + target : target)}"`,
      ),
    );
}
