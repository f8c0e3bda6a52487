import { css } from "@emotion/react";
import { useEffect, useEffectEvent, useState } from "react";
import { createRoot } from "react-dom/client";

import { readStored, writeStored } from "../browser/storage";
import { color, shadow, space } from "../theme/tokens";
import { buttonCss, panelCss } from "./bar-styles";
import { readText } from "./edit-api";
import { EditTools, useEdits } from "./edit-tools";
import { areShown, readSources, showSources, watchClicks, type Choice } from "./find-sources";
import { sourceAttribute } from "./sources";
import { TextEditor } from "./text-editor";
import { watchSources } from "./watch-sources";

/** Route of Gatsby's development server, which opens a file in the editor. */
const editorPath = "/__open-stack-frame-in-editor";

const storageKey = "editing";

const barCss = css({
  position: "fixed",
  zIndex: 1_999_999,
  insetInline: 0,
  insetBlockEnd: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.snug,
  padding: space.snug,
  borderBlockStart: `1px solid ${color.line}`,
  boxShadow: shadow.low,
  "& p": { margin: 0 },
});

/** Opens the form of a text, or its line in the editor. Returns the place, to show it. */
async function openPlace(sourced: Element): Promise<string> {
  const [source] = readSources(sourced);
  if (!source) return "";
  const { line, form } = await readText(source);
  if (form !== undefined) open(form, "forms");
  else await fetch(`${editorPath}?${new URLSearchParams({ fileName: source.file, lineNumber: String(line) })}`);
  return `${source.file}:${line}`;
}

function EditBar() {
  const edits = useEdits();
  const { status, setStatus, report, show } = edits;
  const [isOn, setOn] = useState(() => readStored("session", storageKey) === "on");
  const [edited, setEdited] = useState<Choice & { sourced: Element }>();

  const handleChoice = useEffectEvent((choice: Choice) => {
    const { sourced, isAlt } = choice;
    if (!sourced) setStatus("This is not a text of the content: it is calculated, or part of the design.");
    else if (isAlt) openPlace(sourced).then(setStatus, report);
    else setEdited({ ...choice, sourced });
  });
  const handleFocus = useEffectEvent((target: Element) => {
    const [source] = areShown() ? readSources(target) : [];
    if (source) readText(source).then(({ name, hint }) => setStatus(`${name}: ${hint}`), report);
  });

  useEffect(() => {
    watchClicks((choice) => handleChoice(choice));
    addEventListener("focusin", ({ target }) => handleFocus(target as Element));
  }, []);

  useEffect(() => {
    writeStored("session", storageKey, isOn ? "on" : "off");
    showSources(isOn);
  }, [isOn]);

  function toggle(): void {
    setOn(!isOn);
    setEdited(undefined);
  }

  return (
    <>
      {edited ? (
        <TextEditor
          key={edited.sourced.getAttribute(sourceAttribute)}
          sourced={edited.sourced}
          opensFields={edited.isBeside}
          // Another text may be edited before the last one is saved.
          onClose={() => setEdited((current) => (current === edited ? undefined : current))}
          onError={report}
          onSave={(changed, place) => show(changed, `Saved in ${place}.`)}
        />
      ) : null}
      <div data-edit-bar="" role="region" aria-label="Editing" css={[panelCss, barCss]}>
        <button css={buttonCss} aria-pressed={isOn} onClick={toggle}>
          Edit
        </button>
        <EditTools {...edits} />
        <p role="status">{status}</p>
      </div>
    </>
  );
}

/** Adds the bar of the development server, with which texts are edited on the page. */
export function startEditing(): void {
  watchSources();
  const root = document.createElement("div");
  // Room for the bar below the footer.
  root.style.height = "4rem";
  document.body.append(root);
  createRoot(root).render(<EditBar />);
}
