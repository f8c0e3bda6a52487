import { color } from "../theme/tokens";
import { sourceAttribute, type Source } from "./sources";

const selector = `[${sourceAttribute}]`;

/** Attribute of the document while texts with a source have an outline. */
const shownAttribute = "data-sources-shown";

/** Attribute of the elements that Tab reaches only meanwhile. */
const stopAttribute = "data-source-stop";

export const areShown = () => document.documentElement.hasAttribute(shownAttribute);

/** Reads the sources of the texts of an element, in their order. */
export function readSources(element: Element): Source[] {
  return JSON.parse(element.getAttribute(sourceAttribute) ?? "[]") as Source[];
}

/** Finds the element with a source at the pointer, also below a link that covers a card, or with the focus. */
function findSourced(event: MouseEvent | KeyboardEvent): Element | undefined {
  const target = event.target as Element;
  if (event instanceof KeyboardEvent || event.detail === 0) return target.closest(selector) ?? undefined;
  const stack = document.elementsFromPoint(event.clientX, event.clientY);
  return stack.find((element) => element.matches(selector)) ?? target.closest(selector) ?? undefined;
}

/** Finds the first text beside a picture, a number or a day, which have no source of their own. */
function findBeside(target: Element): Element | undefined {
  let around: Element | null = target;
  while (around && !around.querySelector(selector)) around = around.parentElement;
  return around?.querySelector(selector) ?? undefined;
}

/** Shows which texts have a source, and lets the keyboard reach them. */
export function showSources(mayShow: boolean): void {
  document.documentElement.toggleAttribute(shownAttribute, mayShow);
  if (mayShow) return;
  for (const element of document.querySelectorAll(`[${stopAttribute}]`)) element.removeAttribute("tabindex");
}

function addStops(): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (element.tabIndex >= 0 || element.closest("a, button")) continue;
    element.setAttribute("tabindex", "0");
    element.setAttribute(stopAttribute, "");
  }
}

/** Element with a source that was chosen. */
export interface Choice {
  sourced: Element | undefined;
  isAlt: boolean;
  /** Whether what was chosen is no text: a picture, or a number or a day beside the text. */
  isBeside: boolean;
}

/** Calls back with what is clicked, or chosen by Enter, while texts have an outline, or with Alt. */
export function watchClicks(act: (choice: Choice) => void): void {
  const style = new CSSStyleSheet();
  style.replaceSync(`[${shownAttribute}] ${selector}:is(:hover, :focus-visible) {
    outline: 2px dashed ${color.accent}; outline-offset: 2px; cursor: text; }`);
  document.adoptedStyleSheets.push(style);
  const handle = (event: MouseEvent | KeyboardEvent) => {
    if ((event.target as Element).closest("[data-edit-bar]")) return;
    const isKey = event instanceof KeyboardEvent;
    if (isKey && event.key === "Tab" && areShown()) addStops();
    if (isKey && (event.key !== "Enter" || !areShown())) return;
    const sourced = findSourced(event);
    // The keyboard presses without a pointer.
    const isAlt = event.altKey && !isKey && event.detail > 0;
    const target = event.target as Element;
    const isPicture = target.closest("picture, svg, time, data") !== null;
    const beside = sourced ?? (isAlt || isPicture ? findBeside(target) : undefined);
    if (!isAlt && !(areShown() && beside)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    act({ sourced: beside, isAlt, isBeside: !sourced || sourced.matches("img") });
  };
  addEventListener("click", handle, true);
  addEventListener("keydown", handle, true);
}
