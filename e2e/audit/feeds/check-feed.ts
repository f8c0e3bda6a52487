import { load, type Cheerio } from "cheerio";
import type { Element } from "domhandler";

import { findTwins } from "./check-sitemap";
import { isMailDate } from "./dates";

function isAbsolute(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === "https:";
}

/** Readers show an article's text far from the site. */
function findRelative(html: string): string[] {
  const $ = load(html);
  return $("[href], [src]")
    .toArray()
    .map((element) => $(element).attr("href") ?? $(element).attr("src") ?? "")
    .filter((address) => !isAbsolute(address));
}

function checkItem(item: Cheerio<Element>): string[] {
  const tell = (name: string) => item.children(name).text().trim();
  const title = tell("title");
  const guid = item.children("guid");
  const faults = ["title", "link", "guid", "pubDate", "description"]
    .filter((name) => item.children(name).length !== 1 || tell(name) === "")
    .map((name) => `has not one ${name}`);
  if (!isAbsolute(tell("link"))) faults.push(`link is not absolute: ${tell("link")}`);
  if (!isMailDate(tell("pubDate"))) faults.push(`pubDate is no date of RFC 822: ${tell("pubDate")}`);
  if (guid.attr("isPermaLink") !== "false" && !isAbsolute(guid.text()))
    faults.push("guid is said to be an address, and is none");
  faults.push(
    ...findRelative(tell("content\\:encoded")).map((address) => `its text has a relative address: ${address}`),
  );
  return faults.map((fault) => `"${title}" ${fault}`);
}

/**
 * What is wrong with a feed.
 * @param self its address in public
 * @see https://www.rssboard.org/rss-specification and, for the link to itself, https://www.rssboard.org/rss-profile
 */
export function checkFeed(xml: string, self: string): string[] {
  const $ = load(xml, { xml: true });
  const channel = $("rss[version='2.0'] > channel");
  if (channel.length !== 1) return ["is not RSS 2.0 with one channel"];
  const faults = ["title", "link", "description"]
    .filter((name) => channel.children(name).text().trim() === "")
    .map((name) => `the channel has no ${name}`);
  const link = channel.children("atom\\:link[rel=self]");
  if (link.attr("href") !== self) faults.push(`names itself ${link.attr("href") ?? "nowhere"}, not ${self}`);
  if (link.attr("type") !== "application/rss+xml")
    faults.push("its link to itself has not the type application/rss+xml");
  for (const name of ["lastBuildDate", "pubDate"]) {
    const date = channel.children(name).text();
    if (date !== "" && !isMailDate(date)) faults.push(`${name} is no date of RFC 822: ${date}`);
  }
  const items = channel.children("item").toArray();
  const guids = items.map((item) => $(item).children("guid").text());
  const twins = findTwins(guids).map((guid) => `two items have the guid ${guid}`);
  return [...faults, ...twins, ...items.flatMap((item) => checkItem($(item)))];
}
