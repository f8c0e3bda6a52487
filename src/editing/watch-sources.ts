import { vercelStegaSplit } from "@vercel/stega";

import { decodeSources } from "./decode-sources";
import { sourceAttribute, type Source } from "./sources";

/** Sources by the text that had them, or by the picture whose alternative text had them. */
const taken = new WeakMap<Node, Source[]>();

/** Writes the sources of an element and of its texts to its attribute. */
function writeSources(element: Element): void {
  const sources = [...element.childNodes, element].flatMap((node) => taken.get(node) ?? []);
  if (sources.length > 0) element.setAttribute(sourceAttribute, JSON.stringify(sources));
  else element.removeAttribute(sourceAttribute);
}

/** Moves the sources of a text to its element. It may have another text now, perhaps one that is calculated. */
function takeText(node: CharacterData): void {
  const sources = decodeSources(node.data);
  if (sources.length === 0 && !taken.has(node)) return;
  taken.set(node, sources);
  if (sources.length > 0) node.data = vercelStegaSplit(node.data).cleaned;
  if (node.parentElement) writeSources(node.parentElement);
}

function takeAttributes(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    const sources = decodeSources(value);
    if (sources.length === 0) continue;
    element.setAttribute(name, vercelStegaSplit(value).cleaned);
    if (name !== "alt") continue;
    taken.set(element, sources);
    writeSources(element);
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
    for (const { type, target, addedNodes, removedNodes } of records) {
      if (type === "attributes") takeAttributes(target as Element);
      else if (type === "characterData") takeText(target as CharacterData);
      else {
        addedNodes.forEach(take);
        if ([...removedNodes].some((node) => taken.has(node) && node instanceof CharacterData))
          writeSources(target as Element);
      }
    }
    // Its own changes.
    observer.takeRecords();
  });
  take(document.documentElement);
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}
