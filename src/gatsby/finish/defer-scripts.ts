/** Script elements with an address: Gatsby's, and the one that this module wrote in an earlier build. */
const scriptElement = /<script(?=[^>]*\s(?:src|data-load)="([^"]+)")([^>]*)>[^]*?<\/script>/gu;

/** Addresses of all chunks, for Gatsby's prefetching of visible links, which `gatsby-browser.tsx` disables. */
const chunkMapping = /<script\s+id="gatsby-chunk-mapping"[^]*?<\/script>/u;

/**
 * Replaces a page's script elements by the loader. A page that was finished by an earlier build gets the current loader.
 * Throws an Error with the file's name when the page has no such elements.
 * @param loader text of an inline script that reads the addresses, separated by spaces, from `data-load` of its element
 * @param file for the error
 */
export function deferScripts(html: string, loader: string, file: string): string {
  // Browsers that need `nomodule` get the page without scripts.
  const loaded = [...html.matchAll(scriptElement)].filter(
    ([, , attributes = ""]) => !/\snomodule\b/iu.test(attributes),
  );
  if (loaded.length === 0) throw new Error(`${file}: there is no script element of Gatsby's to defer.`);
  let element = `<script data-load="${loaded.map(([, source]) => source).join(" ")}">${loader}</script>`;
  return html.replace(chunkMapping, "").replace(scriptElement, () => {
    const text = element;
    element = "";
    return text;
  });
}
