import type { EmotionCache } from "@emotion/cache";
import { StyleSheet } from "@emotion/sheet";
import { compile, middleware, rulesheet, serialize, stringify } from "stylis";

/** Styles and animations that a text of the server's holds; `css` is the cache's key. */
const written = /\.css-([\w-]+)|@keyframes (animation-[\w-]+)/g;

/** Names of the styles that are in a text of CSS already. */
export function listNames(css: string): string[] {
  return Array.from(css.matchAll(written), ([, style, animation]) => style ?? animation ?? "");
}

/**
 * Stands for `@emotion/cache` in the browser: the cache of styles, without vendor prefixes, which no browser that can show the site
 * needs, and without moving the styles of the server, after which the browser would lay out the whole page again.
 */
export default function createCache({ key }: { key: string }): EmotionCache {
  const styles = [...document.querySelectorAll("style[data-emotion]")];
  const names = styles.flatMap(({ textContent }) => listNames(textContent));
  const sheet = new StyleSheet({ key, container: document.head });
  const write = middleware([
    stringify,
    rulesheet((rule) => {
      sheet.insert(rule);
    }),
  ]);
  const cache: EmotionCache = {
    key,
    sheet,
    inserted: Object.fromEntries(names.map((name) => [name, true])),
    registered: {},
    insert(selector, { name, styles: text }, _, shouldCache) {
      serialize(compile(selector ? `${selector}{${text}}` : text), write);
      if (shouldCache) cache.inserted[name] = true;
    },
  };
  return cache;
}
