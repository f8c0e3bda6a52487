import { placesPath, type PlacedFile } from "../content/places";
import { color, space } from "../theme/tokens";
import { findPlace, type Clicked, type Place } from "./find-place";

/** Route of Gatsby's development server, which opens a file in the editor. */
const editorPath = "/__open-stack-frame-in-editor";

const style = `position: fixed; z-index: 2000000; inset: auto auto ${space.normal} ${space.normal}; margin: 0;
max-width: calc(100vw - 2rem); padding: ${space.snug}; overflow-wrap: anywhere;
border: 2px solid ${color.text}; background: ${color.raised}; color: ${color.text};`;

/** Elements that show something else than their text. */
const named = "img, svg, [role=img], [placeholder]";

function hasText(node: Node, { clientX: x, clientY: y }: MouseEvent): boolean {
  if (node.nodeType !== Node.TEXT_NODE) return false;
  const range = document.createRange();
  range.selectNode(node);
  return [...range.getClientRects()].some((at) => x >= at.left && x <= at.right && y >= at.top && y <= at.bottom);
}

/** Finds the text or the picture at the pointer, also below a link that covers a card. */
function findTarget(event: MouseEvent): Node | undefined {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const text = [...element.childNodes].find((node) => hasText(node, event));
    const target = text ?? element.closest(named);
    if (target) return target;
  }
  return undefined;
}

function readNames(target: Node): string[] {
  if (!(target instanceof Element)) return [target.parentElement?.closest("time")?.dateTime ?? ""];
  const attributes = ["alt", "aria-label", "placeholder"].map((name) => target.getAttribute(name) ?? "");
  const file = target.getAttribute("src")?.replace(/^.*\/|\..*$/gu, "") ?? "";
  return [...attributes, target.querySelector("title")?.textContent ?? "", file];
}

function readClicked(target: Node): Clicked {
  const texts = [target instanceof Element ? "" : (target.textContent ?? "")];
  for (let around = target.parentElement; around; around = around.parentElement) texts.push(around.textContent);
  return { texts, names: readNames(target), page: location.pathname.replace(/(?<=.)\/$/u, "") };
}

/** Opens the form of a place, or its line in the editor. Previews without forms have neither. */
async function openPlace({ file: { file, form }, line }: Place): Promise<void> {
  if (form !== undefined) open(form, "forms");
  else if (process.env.NODE_ENV === "development")
    await fetch(`${editorPath}?${new URLSearchParams({ fileName: file, lineNumber: String(line) })}`);
}

/** Opens the place of what is clicked with Alt. Returns the sentence to show. */
async function handleClick(target: Node | undefined): Promise<string> {
  if (!target) return "There is no text or picture here.";
  const response = await fetch(placesPath);
  const place = findPlace((await response.json()) as PlacedFile[], readClicked(target));
  if (!place) return "This is not in a file of the content: it is calculated, or part of the design.";
  await openPlace(place);
  return `${place.file.file}:${place.line}`;
}

/** Opens the file or the form of a text or a picture when it is clicked with Alt. */
export function startPlaces(): void {
  const status = document.createElement("div");
  status.setAttribute("role", "status");
  document.body.append(status);
  const show = (text: string) => {
    const hint = document.createElement("p");
    hint.style.cssText = style;
    hint.textContent = text;
    status.replaceChildren(hint);
  };
  addEventListener(
    "click",
    (event) => {
      status.replaceChildren();
      // The keyboard presses without a pointer.
      if (!event.altKey || event.detail === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      handleClick(findTarget(event)).then(show, () => show("The place was not found: the site does not answer."));
    },
    true,
  );
}
