import type { EmotionCache } from "@emotion/cache";
import { StyleSheet } from "@emotion/sheet";
import { compile, middleware, rulesheet, serialize, stringify } from "stylis";

const hydrated = "style[data-emotion^='css ']";

/**
 * Stands for `@emotion/cache` in the browser: the cache of styles, without vendor prefixes, which no browser that can show the site
 * needs, and without moving the styles of the server, after which the browser would lay out the whole page again.
 */
export default function createCache({ key }: { key: string }): EmotionCache {
  const styles = [...document.querySelectorAll<HTMLStyleElement>(hydrated)];
  const names = styles.flatMap((style) => (style.dataset["emotion"] ?? "").split(" ").slice(1));
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
