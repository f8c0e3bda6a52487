import { Feed } from "feed";
import type { CreatePagesArgs } from "gatsby";

import { feedPath, toAbsolute } from "../seo/addresses";
import { writePublic } from "./public-folder";
import { readAnswer } from "./read-answer";

type FeedArticle = Queries.FeedQuery["allArticle"]["nodes"][number];
type FeedPart = FeedArticle["content"]["parts"][number];

/** A start tag. The value of an attribute, in double quotes, may contain anything else. */
const tagPattern = /<[a-z](?:[^">]|"[^"]*")*>/gu;
const pathPattern = / (href|cite|src)="([/#][^"]*)"/gu;

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

function writeQuote({ text, person }: NonNullable<FeedArticle["pullQuote"]>): string {
  const source = escapeHtml(`${person.name}, ${person.role}`);
  return `<figure><blockquote>“${escapeHtml(text)}”</blockquote><figcaption>${source}</figcaption></figure>`;
}

function writeFigure({ alt, caption, image }: NonNullable<FeedPart["figure"]>): string {
  const img = `<img src="${image.publicURL ?? ""}" alt="${escapeHtml(alt)}">`;
  return `<figure>${img}<figcaption>${escapeHtml(caption ?? "")}</figcaption></figure>`;
}

/** Composes the whole text of an article for feed readers, with its quote in its place and with absolute addresses. */
export function composeFeedText(
  { path, content, pullQuote }: Pick<FeedArticle, "path" | "content" | "pullQuote">,
  siteUrl: string,
): string {
  const resolveUrl = (_: string, name: string, target: string) =>
    ` ${name}="${toAbsolute(siteUrl, target.startsWith("#") ? path + target : target)}"`;
  return content.parts
    .map(({ html, figure }) => html ?? (figure ? writeFigure(figure) : pullQuote ? writeQuote(pullQuote) : ""))
    .join("\n")
    .replace(tagPattern, (tag) => tag.replace(pathPattern, resolveUrl));
}

/** Writes the RSS feed of the 50 newest articles, newest first, each with its whole text. */
export async function writeFeed(graphql: CreatePagesArgs["graphql"]): Promise<void> {
  const { siteSettings, allArticle } = await readAnswer(
    graphql<Queries.FeedQuery>(`
      query Feed {
        siteSettings {
          name
          url
          language
          legalName
          email
          feed {
            title
            description
          }
        }
        allArticle(limit: 50, sort: [{ date: DESC }, { slug: ASC }]) {
          nodes {
            path
            title
            description
            category
            date
            author {
              name
            }
            pullQuote {
              text
              person {
                name
                role
              }
            }
            content {
              parts {
                html
                figure {
                  alt
                  caption
                  image {
                    publicURL
                  }
                }
              }
            }
          }
        }
      }
    `),
  );
  if (!siteSettings) return;
  const { url, name, language, legalName, email, feed: settings } = siteSettings;
  const [newest] = allArticle.nodes;
  const feed = new Feed({
    ...settings,
    id: toAbsolute(url, "/"),
    link: toAbsolute(url, "/"),
    language,
    copyright: legalName,
    generator: name,
    feedLinks: { rss: toAbsolute(url, feedPath) },
    // Not the day of the build: equal content gives an equal file.
    ...(newest ? { updated: new Date(newest.date) } : {}),
  });
  for (const article of allArticle.nodes) {
    const { path, title, description, category, date, author } = article;
    feed.addItem({
      title,
      id: toAbsolute(url, path),
      link: toAbsolute(url, path),
      description,
      content: composeFeedText(article, url),
      date: new Date(date),
      category: [{ name: category }],
      author: [{ name: author?.name ?? name, email }],
    });
  }
  await writePublic(feedPath, feed.rss2());
}
