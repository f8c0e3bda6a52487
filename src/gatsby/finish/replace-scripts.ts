import type { PageScripts } from "./list-scripts";

/** Script elements with a URL: those of Gatsby's app, and the loader left by an earlier build. */
const scriptElement = /<script(?=[^>]*\s(?:src|data-idle)=)[^>]*>[^]*?<\/script>/gu;

/** Inline scripts of Gatsby's app, which published pages do not load. */
const appData =
  /<script(?:\s+id="gatsby-(?:chunk-mapping|script-loader)"\s*)?>\s*(?:\/\*<!\[CDATA\[\*\/)?\s*window\.(?:___|pagePath)[^]*?<\/script>/gu;

/**
 * Replaces the scripts of Gatsby's app by the loader, which loads those of the page's islands. Throws if there are none.
 * @param loader text of an inline script that reads the URLs from the attributes of its element
 */
export function replaceScripts(html: string, loader: string, file: string, { islands, idle }: PageScripts): string {
  if (html.search(scriptElement) < 0) throw new Error(`${file}: there is no script element of Gatsby's to replace.`);
  const data = islands.length > 0 ? ` data-islands="${islands.join(" ")}"` : "";
  let element = `<script data-idle="${idle.join(" ")}"${data}>${loader}</script>`;
  return html.replace(appData, "").replace(scriptElement, () => {
    const text = element;
    element = "";
    return text;
  });
}
