import { css } from "@emotion/react";
import { useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";

import { readStored, writeStored } from "../browser/storage";
import { color, shadow, space } from "../theme/tokens";
import { buttonCss, panelCss } from "./bar-styles";
import { listEdits, readText, stepBack, stepForward } from "./edit-api";
import type { EditState } from "./edit-history";
import { areShown, readSources, showSources, watchClicks, type Choice } from "./find-sources";
import { PageDialog } from "./page-dialog";
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
const dialogCss = css({ maxWidth: "min(60rem, 90vw)", "& pre": { whiteSpace: "pre-wrap", overflowWrap: "anywhere" } });

/** Opens the form of a text, or its line in the editor. Returns the place, to show it. */
async function openPlace(sourced: Element): Promise<string> {
  const [source] = readSources(sourced);
  if (!source) return "";
  const { line, form } = await readText(source);
  if (form !== undefined) open(form, "forms");
  else await fetch(`${editorPath}?${new URLSearchParams({ fileName: source.file, lineNumber: String(line) })}`);
  return `${source.file}:${line}`;
}

/** Opens a page when the development server has it, after a minute at most. */
async function openPage(path: string): Promise<void> {
  const hasPage = async () => (await fetch(`/page-data${path}/page-data.json`)).ok;
  for (let tries = 0; tries < 120 && !(await hasPage()); tries++)
    await new Promise((resolve) => setTimeout(resolve, 500));
  location.assign(path);
}

function EditBar() {
  const [isOn, setOn] = useState(() => readStored("session", storageKey) === "on");
  const [edited, setEdited] = useState<Choice & { sourced: Element }>();
  const [{ edits, done }, setState] = useState<EditState>({ edits: [], done: 0 });
  const [diff, setDiff] = useState("");
  const [forms, setForms] = useState("");
  const [status, setStatus] = useState("");
  const dialog = useRef<HTMLDialogElement>(null);
  const pageDialog = useRef<HTMLDialogElement>(null);

  const report = (error: Error) => setStatus(error.message);

  useEffect(() => {
    listEdits().then(({ forms: found, ...state }) => {
      setForms(found);
      setState(state);
    }, report);
    watchClicks((choice) => {
      const { sourced, isAlt } = choice;
      if (!sourced) setStatus("This is not a text of the content: it is calculated, or part of the design.");
      else if (isAlt) openPlace(sourced).then(setStatus, report);
      else setEdited({ ...choice, sourced });
    });
    addEventListener("focusin", ({ target }) => {
      const [source] = areShown() ? readSources(target as Element) : [];
      if (source) readText(source).then(({ name, hint }) => setStatus(`${name}: ${hint}`), report);
    });
  }, []);

  useEffect(() => {
    writeStored("session", storageKey, isOn ? "on" : "off");
    showSources(isOn);
  }, [isOn]);

  async function step(act: typeof stepBack): Promise<void> {
    try {
      const { edit, ...state } = await act();
      setState(state);
      setStatus(`${edit.file} was changed back or again.`);
    } catch (error) {
      report(error as Error);
    }
  }

  async function showChanges(): Promise<void> {
    const { diff: found, ...state } = await listEdits();
    setState(state);
    setDiff(found);
    dialog.current?.showModal();
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
          onSave={({ warnings, ...state }, place) => {
            setState(state);
            setStatus([`Saved in ${place}.`, ...warnings].join(" "));
          }}
        />
      ) : null}
      <div data-edit-bar="" role="region" aria-label="Editing" css={[panelCss, barCss]}>
        <button
          css={buttonCss}
          aria-pressed={isOn}
          onClick={() => {
            setOn(!isOn);
            setEdited(undefined);
          }}
        >
          Edit
        </button>
        <button css={buttonCss} disabled={done === 0} onClick={() => void step(stepBack)}>
          Undo
        </button>
        <button css={buttonCss} disabled={done === edits.length} onClick={() => void step(stepForward)}>
          Redo
        </button>
        <button css={buttonCss} onClick={() => pageDialog.current?.showModal()}>
          New page
        </button>
        <button css={buttonCss} onClick={() => void showChanges()}>
          Changes ({done})
        </button>
        {forms === "" ? null : (
          <a href={forms} target="forms">
            Forms
          </a>
        )}
        <p role="status">{status}</p>
        <PageDialog
          ref={pageDialog}
          onSave={({ warnings, ...state }, path) => {
            setState(state);
            setStatus([`${path} opens in a moment.`, ...warnings].join(" "));
            openPage(path).catch(report);
          }}
        />
        <dialog ref={dialog} css={dialogCss} aria-label="Changes">
          <ul>
            {edits.slice(0, done).map(({ file, before, after }, index) => (
              <li key={index}>
                <code>{file}</code>: <del>{before}</del> <ins>{after}</ins>
              </li>
            ))}
          </ul>
          <pre>{diff === "" ? "Nothing differs from the last commit." : diff}</pre>
          <button css={buttonCss} onClick={() => dialog.current?.close()}>
            Close
          </button>
        </dialog>
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
