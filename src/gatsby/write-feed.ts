import { readFile } from "node:fs/promises";

import { load } from "cheerio";
import { Feed } from "feed";
import type { CreatePagesArgs } from "gatsby";

import { feedPath, toAbsolute } from "../seo/addresses";
import { publicFolder, writePublic } from "./public-folder";
import { readAnswer } from "./read-answer";

/** Text of an article as its built page shows it, with absolute addresses and without the site's styles. */
function readArticle(html: string, siteUrl: string): string {
  const page = load(html);
  const body = page("[data-article-body]");
  body.find("*").removeAttr("class").removeAttr("style");
  for (const attribute of ["href", "src"]) {
    body.find(`[${attribute}^="/"]`).each((_, element) => {
      page(element).attr(attribute, toAbsolute(siteUrl, page(element).attr(attribute) ?? "/"));
    });
  }
  return body.html() ?? "";
}

/** Writes the RSS feed of all articles, newest first, each with its whole text. */
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
        allMdx(sort: { frontmatter: { date: DESC } }) {
          nodes {
            path
            frontmatter {
              title
              description
              category
              date
              author {
                name
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
  for (const { path, frontmatter } of allMdx.nodes) {
    const html = await readFile(`${publicFolder}${path}/index.html`, "utf8");
    feed.addItem({
      title: frontmatter.title,
      id: toAbsolute(url, path),
      link: toAbsolute(url, path),
      description: frontmatter.description,
      content: readArticle(html, url),
      date: new Date(frontmatter.date),
      category: [{ name: frontmatter.category }],
      author: [{ name: frontmatter.author?.name ?? name, email }],
    });
  }
  await writePublic(feedPath, feed.rss2());
}
