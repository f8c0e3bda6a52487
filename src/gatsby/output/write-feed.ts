import { load, type CheerioAPI } from "cheerio";
import { Feed } from "feed";
import type { CreatePagesArgs } from "gatsby";

import { feedPath, toAbsolute } from "../../seo/addresses";
import { escapeHtml } from "../../text/escape-html";
import { addPrefix, homePath } from "../../text/path-prefix";
import { writePublic } from "./public-folder";
import { readAnswer } from "./read-answer";

type FeedArticle = Queries.FeedQuery["allArticle"]["nodes"][number];
type FeedPart = FeedArticle["content"]["parts"][number];

function formatQuote({ text, person }: NonNullable<FeedArticle["pullQuote"]>): string {
  const source = escapeHtml(`${person.name} · ${person.role}`);
  return `<figure><blockquote><q>${escapeHtml(text)}</q></blockquote><figcaption>${source}</figcaption></figure>`;
}

function formatFigure({ alt, caption, image }: NonNullable<FeedPart["figure"]>): string {
  const img = `<img src="${image.publicURL ?? ""}" alt="${escapeHtml(alt)}">`;
  return `<figure>${img}<figcaption>${escapeHtml(caption ?? "")}</figcaption></figure>`;
}

/**
 * Replaces charts by tables, because feed readers remove drawings but not their labels. Lines have a table below; in other charts,
 * replaces the drawings in table cells by their text.
 */
function replaceCharts($: CheerioAPI): void {
  for (const chart of $("figure.chart").toArray()) {
    $(chart).find("details").prevAll(".chart-axis, .chart-multiples").remove();
    $(chart).find("summary").remove();
    for (const part of $(chart).find("details").toArray()) $(part).replaceWith($(part).contents());
    for (const drawing of $(chart).find("svg").toArray()) {
      const texts = $(drawing).find("text").toArray();
      $(drawing).replaceWith(texts.map((text) => escapeHtml($(text).text())).join(" "));
    }
  }
  $("[class]").removeAttr("class");
}

/** Composes the text of an article for feed readers, with its quote and with absolute URLs. */
export function composeFeedText(
  { path, content, pullQuote }: Pick<FeedArticle, "path" | "content" | "pullQuote">,
  siteUrl: string,
): string {
  const parts = content.parts.map(
    ({ html, figure }) => html ?? (figure ? formatFigure(figure) : pullQuote ? formatQuote(pullQuote) : ""),
  );
  const $ = load(parts.join("\n"), undefined, false);
  replaceCharts($);
  for (const name of ["href", "cite", "src"]) {
    $(`[${name}^="/"], [${name}^="#"]`).attr(name, (_, target) =>
      toAbsolute(siteUrl, target.startsWith("#") ? path + target : target),
    );
  }
  return $.html();
}

/** Writes the RSS feed of the blog, if there is one: the full text of the 50 newest articles, newest first. */
export async function writeFeed(graphql: CreatePagesArgs["graphql"]): Promise<void> {
  const { siteSettings, blogPage, allArticle } = await readAnswer(
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
        blogPage {
          id
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
  if (!siteSettings || !blogPage) return;
  const { url, name, language, legalName, email, feed: settings } = siteSettings;
  const [newest] = allArticle.nodes;
  const feed = new Feed({
    ...settings,
    id: toAbsolute(url, homePath),
    link: toAbsolute(url, homePath),
    language,
    copyright: legalName,
    generator: name,
    feedLinks: { rss: toAbsolute(url, addPrefix(feedPath)) },
    // Not the day of the build, so that equal content produces an equal file.
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
  await writePublic(addPrefix(feedPath), feed.rss2());
}
