import { Feed } from "feed";
import type { CreatePagesArgs } from "gatsby";

import { feedPath, toAbsolute } from "../seo/addresses";
import { composeFeedText } from "./feed-text";
import { writePublic } from "./public-folder";
import { readAnswer } from "./read-answer";

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
    title: settings.title,
    description: settings.description,
    id: toAbsolute(url, "/"),
    link: toAbsolute(url, "/"),
    language,
    copyright: legalName,
    generator: name,
    feedLinks: { rss: toAbsolute(url, feedPath) },
    // The newest article's day and not the build's, so that equal content gives an equal file.
    ...(newest ? { updated: new Date(newest.date) } : {}),
  });
  for (const { path, title, description, category, date, author, pullQuote, content } of allArticle.nodes) {
    feed.addItem({
      title,
      id: toAbsolute(url, path),
      link: toAbsolute(url, path),
      description,
      content: composeFeedText(content.parts, pullQuote, url, path),
      date: new Date(date),
      category: [{ name: category }],
      author: [{ name: author?.name ?? name, email }],
    });
  }
  await writePublic(feedPath, feed.rss2());
}
