import { Feed } from "feed";
import type { CreatePagesArgs } from "gatsby";

import { feedPath, toAbsolute } from "../seo/addresses";
import { composeFeedText } from "./feed-text";
import { writePublic } from "./public-folder";
import { readAnswer } from "./read-answer";

/** Writes the RSS feed of the 50 newest articles, newest first, each with its whole text. */
export async function writeFeed(graphql: CreatePagesArgs["graphql"]): Promise<void> {
  const { siteSettings, allMdx } = await readAnswer(
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
        allMdx(limit: 50, sort: [{ frontmatter: { date: DESC } }, { frontmatter: { slug: ASC } }]) {
          nodes {
            path
            text {
              beforeQuote
              afterQuote
            }
            frontmatter {
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
            }
          }
        }
      }
    `),
  );
  if (!siteSettings) return;
  const { url, name, language, legalName, email, feed: settings } = siteSettings;
  const [newest] = allMdx.nodes;
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
    ...(newest ? { updated: new Date(newest.frontmatter.date) } : {}),
  });
  for (const { path, text, frontmatter } of allMdx.nodes) {
    feed.addItem({
      title: frontmatter.title,
      id: toAbsolute(url, path),
      link: toAbsolute(url, path),
      description: frontmatter.description,
      content: composeFeedText(text, frontmatter.pullQuote, url),
      date: new Date(frontmatter.date),
      category: [{ name: frontmatter.category }],
      author: [{ name: frontmatter.author?.name ?? name, email }],
    });
  }
  await writePublic(feedPath, feed.rss2());
}
