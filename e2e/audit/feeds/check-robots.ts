/** Reads `robots.txt` as a search engine does. */
export interface Robots {
  isAllowed: (url: string, agent: string) => boolean | undefined;
  getSitemaps: () => string[];
}

const agents = ["*", "Googlebot", "Bingbot"];
const fields = /^(?:user-agent|allow|disallow|sitemap|crawl-delay|host):/iu;

/**
 * What is wrong with a `robots.txt`.
 * @param robots the same text, as it is understood
 * @param open addresses that are to be found
 * @see https://www.rfc-editor.org/rfc/rfc9309
 */
export function checkRobots(text: string, robots: Robots, open: readonly string[], sitemap: string): string[] {
  const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== "" && !line.startsWith("#"));
  return [
    ...lines.filter((line) => !fields.test(line)).map((line) => `nobody reads ${line}`),
    ...agents.flatMap((agent) => {
      const closed = open.filter((url) => robots.isAllowed(url, agent) === false);
      return closed.length > 0
        ? [`keeps ${agent} from ${closed.length} of ${open.length} pages: ${closed.join(" ")}`]
        : [];
    }),
    ...(robots.getSitemaps().includes(sitemap) ? [] : [`does not name ${sitemap}`]),
  ];
}
