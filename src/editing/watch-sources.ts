import { VERCEL_STEGA_REGEX, vercelStegaDecodeAll } from "@vercel/stega";

import { sourceAttribute, type Source } from "./sources";

function clean(text: string): string {
  return text.replace(VERCEL_STEGA_REGEX, "");
}

/** Moves the sources of a text of the page to an attribute of its element. */
function takeText(node: CharacterData): void {
  const { parentElement: element, data } = node;
  const text = clean(data);
  if (text === data || !element) return;
  element.setAttribute(sourceAttribute, JSON.stringify(vercelStegaDecodeAll<Source>(data)));
  node.data = text;
}

function takeAttributes(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    const text = clean(value);
    if (text === value) continue;
    element.setAttribute(name, text);
    if (name === "alt") element.setAttribute(sourceAttribute, JSON.stringify(vercelStegaDecodeAll<Source>(value)));
  }
}

function take(node: Node): void {
  if (node instanceof CharacterData) takeText(node);
  if (node instanceof Element) takeAttributes(node);
  node.childNodes.forEach(take);
}

/** Moves the sources in texts and attributes to elements, now and after each change, so that the page has no invisible characters. */
export function watchSources(): void {
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === "childList") addedNodes.forEach(take);
      else if (type === "attributes") takeAttributes(target as Element);
      else {
        // A text that has another now, perhaps one that is calculated.
        target.parentElement?.removeAttribute(sourceAttribute);
        takeText(target as CharacterData);
      }
    }
    // Its own changes.
    observer.takeRecords();
  });
  take(document.documentElement);
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}
