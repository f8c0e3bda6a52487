import { formatChoice } from "./use-filter";

/** Items of each list, also those that are not shown. */
const items = new WeakMap<Element, readonly Element[]>();

function listItems(list: Element): readonly Element[] {
  const known = items.get(list) ?? [...list.children];
  items.set(list, known);
  return known;
}

function matches(item: Element, choice: string | null): boolean {
  const categories = JSON.parse((item as HTMLElement).dataset["categories"] ?? "[]") as string[];
  return choice === null || categories.includes(choice);
}

/**
 * Shows the items of a category, or all: those with it in `data-categories`, in each `data-filter-list` of the root. Others leave the
 * document, so that rules that count children see what is shown. A `data-filter-group` is hidden while it has no item, `data-filter-empty`
 * while there is one, and links in `data-filter-links` keep the choice. Returns the number of shown items.
 */
export function filterItems(root: Element, choice: string | null): number {
  let count = 0;
  const find = (name: string) => root.querySelectorAll<HTMLElement>(`[data-filter-${name}]`);
  for (const list of find("list")) {
    const shown = listItems(list).filter((item) => matches(item, choice));
    list.replaceChildren(...shown);
    count += shown.length;
  }
  for (const group of find("group")) {
    group.hidden = group.querySelector("[data-categories]") === null;
    // A new box does not count as moved.
    group.replaceWith(group);
  }
  for (const empty of find("empty")) empty.hidden = count > 0;
  for (const links of find("links"))
    for (const link of links.querySelectorAll("a")) link.search = formatChoice(link.search, choice);
  return count;
}
