import { sitemapPath, toAbsolute } from "../../seo/addresses";

/**
 * Names in `robots.txt` by which operators document an opt-out of training. Their search engines and assistants have other names, e.g.
 * Googlebot, OAI-SearchBot and Claude-SearchBot.
 */
const trainingCrawlers = [
  "AI2Bot",
  "Amazonbot",
  "Applebot-Extended",
  "Bytespider",
  "CCBot",
  "ClaudeBot",
  "cohere-training-data-crawler",
  "Google-Extended",
  "GPTBot",
  "meta-externalagent",
];

/** Formats `robots.txt`. A preview is closed to all crawlers. */
export function formatRobots(url: string, training: string | null, preview: boolean): string {
  if (preview) return "User-agent: *\nDisallow: /\n";
  const closed = [...trainingCrawlers.map((name) => `User-agent: ${name}`), "Disallow: /", ""];
  const groups = ["User-agent: *", "Allow: /", "", ...(training === "disallow" ? closed : [])];
  return `${[...groups, `Sitemap: ${toAbsolute(url, sitemapPath)}`].join("\n")}\n`;
}

type Entry = Readonly<Record<"path" | "title" | "description", string>>;

/**
 * Formats `llms.txt`, a list of pages for language models.
 * @param sections headings and their entries; those without entries are left out
 * @see https://llmstxt.org
 */
export function formatLlmsText(
  { name, description, url }: Readonly<Record<"name" | "description" | "url", string>>,
  sections: readonly (readonly [heading: string, entries: readonly Entry[]])[],
): string {
  const formatEntry = (entry: Entry) =>
    `- [${entry.title.replace(/[[\]\\]/gu, "\\$&")}](${toAbsolute(url, entry.path)}): ${entry.description}`;
  const lists = sections
    .filter(([, entries]) => entries.length > 0)
    .flatMap(([heading, entries]) => ["", `## ${heading}`, "", ...entries.map(formatEntry)]);
  return [`# ${name}`, "", `> ${description}`, ...lists].map((line) => `${line.replace(/\s+/gu, " ")}\n`).join("");
}
