/** Script elements with an address, as Gatsby writes them, and the one that this module has written into a page before. */
const scriptElement = /<script(?=[^>]*\s(?:src|data-load)="([^"]+)")([^>]*)>[^]*?<\/script>/gu;

/** Addresses of all chunks, for Gatsby's prefetching of pages whose links are in sight, which `gatsby-browser.tsx` disables. */
const chunkMapping = /<script\s+id="gatsby-chunk-mapping"[^]*?<\/script>/u;

/**
 * Puts the loader in the place of a page's script elements. What is finished already is finished anew, with the loader of today.
 * Throws an Error that names the file when there are none.
 * @param loader text of an inline script, which finds the addresses, separated by spaces, in `data-load` of its element
 * @param file for the error
 */
export function deferScripts(html: string, loader: string, file: string): string {
  const found = Array.from(html.matchAll(scriptElement), ([, sources = "", attributes = ""]) => ({
    sources,
    attributes,
  }));
  // Browsers that need `nomodule` get the page without scripts.
  const loaded = found.filter(({ attributes }) => !/\snomodule\b/iu.test(attributes));
  if (loaded.length === 0) throw new Error(`${file}: there is no script element of Gatsby's to defer.`);
  const sources = loaded.map((element) => element.sources).join(" ");
  let element = `<script data-load="${sources}">${loader}</script>`;
  return html.replace(chunkMapping, "").replace(scriptElement, () => {
    const text = element;
    element = "";
    return text;
  });
}
