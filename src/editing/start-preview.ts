import { readStored, writeStored } from "../browser/storage";
import { color, space } from "../theme/tokens";
import { readSources, showSources, watchClicks } from "./find-sources";

const storageKey = "sources-shown";

const style = `position: fixed; z-index: 2000000; inset: auto auto ${space.normal} ${space.normal}; display: flex; gap: ${space.snug};
align-items: center; max-width: calc(100vw - 2rem); padding: ${space.snug}; overflow-wrap: anywhere;
border: 2px solid ${color.text}; background: ${color.raised}; color: ${color.text};`;

/** Adds the button of previews that shows which texts can be edited. A click opens the form of a text, or its file on the Git host. */
export function startPreview(): void {
  const panel = document.createElement("div");
  const button = document.createElement("button");
  const status = document.createElement("span");
  panel.dataset["editBar"] = "";
  panel.style.cssText = style;
  status.setAttribute("role", "status");
  button.textContent = "Edit";
  panel.append(button, status);
  document.body.append(panel);
  const show = (isOn: boolean) => {
    button.setAttribute("aria-pressed", String(isOn));
    writeStored("local", storageKey, isOn ? "on" : "off");
    showSources(isOn);
  };
  show(readStored("local", storageKey) === "on");
  button.addEventListener("click", () => show(button.getAttribute("aria-pressed") !== "true"));
  watchClicks(({ sourced }) => {
    const [source] = sourced ? readSources(sourced) : [];
    if (source?.url !== undefined) open(source.url, "forms");
    status.textContent = source
      ? [source.file, ...source.path].join(" › ")
      : "This is not a text of the content: it is calculated, or part of the design.";
  });
}
