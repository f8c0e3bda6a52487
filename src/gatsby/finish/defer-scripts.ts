/** Script elements with a URL: those of Gatsby, and the one left by an earlier build. */
const scriptElement = /<script(?=[^>]*\s(?:src|data-load)="([^"]+)")([^>]*)>[^]*?<\/script>/gu;

/** URLs of all chunks, for the prefetching that `gatsby-browser.tsx` disables. */
const chunkMapping = /<script\s+id="gatsby-chunk-mapping"[^]*?<\/script>/u;

/**
 * Replaces the script elements of a page, or the loader left by an earlier build, by the loader. Throws if there are none.
 * @param loader text of an inline script that reads the URLs, separated by spaces, from `data-load` of its element
 * @param file name for the error
 * @param others URLs of more scripts, which come first: Gatsby's start the page
 */
export function deferScripts(html: string, loader: string, file: string, others: readonly string[] = []): string {
  // Browsers that need `nomodule` get the page without scripts.
  const loaded = [...html.matchAll(scriptElement)].filter(
    ([, , attributes = ""]) => !/\snomodule\b/iu.test(attributes),
  );
  if (loaded.length === 0) throw new Error(`${file}: there is no script element of Gatsby's to defer.`);
  const sources = loaded.flatMap(([, source = ""]) => source.split(" "));
  let element = `<script data-load="${[...new Set([...others, ...sources])].join(" ")}">${loader}</script>`;
  return html.replace(chunkMapping, "").replace(scriptElement, () => {
    const text = element;
    element = "";
    return text;
  });
}
