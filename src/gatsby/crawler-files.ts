import { sitemapPath, toAbsolute } from "../seo/addresses";

/**
 * Names in `robots.txt` of crawlers that only collect texts to train models, by their operators' documentation. It does not list
 * crawlers of search engines and of assistants, e.g. Googlebot, OAI-SearchBot, Claude-SearchBot and PerplexityBot.
 */
const trainingCrawlers = [
  ...["AI2Bot", "Amazonbot", "Applebot-Extended", "Bytespider", "CCBot", "ClaudeBot", "cohere-training-data-crawler"],
  ...["Google-Extended", "GPTBot", "meta-externalagent"],
];

function formatGroup(agents: readonly string[], rule: string): string {
  return [...agents.map((agent) => `User-agent: ${agent}`), rule, ""].join("\n");
}

/** Formats `robots.txt`. A preview is closed to all crawlers. */
export function formatRobots(url: string, training: string | null, preview: boolean): string {
  if (preview) return formatGroup(["*"], "Disallow: /");
  return [
    formatGroup(["*"], "Allow: /"),
    ...(training === "disallow" ? [formatGroup(trainingCrawlers, "Disallow: /")] : []),
    `Sitemap: ${toAbsolute(url, sitemapPath)}\n`,
  ].join("\n");
}

interface Entry {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

function toLine(text: string): string {
  return text.trim().replace(/\s+/gu, " ");
}

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
    `- [${toLine(entry.title).replace(/[[\]\\]/gu, "\\$&")}](${toAbsolute(url, entry.path)}): ${toLine(entry.description)}`;
  const lists = sections
    .filter(([, entries]) => entries.length > 0)
    .map(([heading, entries]) => [`## ${toLine(heading)}`, "", ...entries.map(formatEntry)].join("\n"));
  return `${[`# ${toLine(name)}`, `> ${toLine(description)}`, ...lists].join("\n\n")}\n`;
}
