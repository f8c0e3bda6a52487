import { formatChoice } from "./use-filter";

/** Attributes of the parts of a filtered list, for `filterItems`. */
export const filtered = {
  /** The element that contains all others. */
  root: { "data-filtered": "" },
  /** Whose children are items. */
  list: { "data-filter-list": "" },
  /** Hidden while no item in it is shown. */
  group: { "data-filter-group": "" },
  /** Shown while no item is. */
  empty: { "data-filter-empty": "", hidden: true },
  /** Links that keep the choice. */
  links: { "data-filter-links": "" },
};

/** Attributes of an item. */
export function describeItem(categories: readonly string[]) {
  return { "data-categories": JSON.stringify(categories) };
}

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
 * Shows the items of a category, or all. Others leave the document, so that rules that count children see what is shown.
 * @returns number of shown items
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
