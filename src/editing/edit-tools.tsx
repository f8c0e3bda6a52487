import { css } from "@emotion/react";
import { useEffect, useRef, useState } from "react";

import { addPrefix } from "../text/path-prefix";
import { buttonCss } from "./bar-styles";
import { listEdits, stepBack, stepForward, type Changed } from "./edit-api";
import type { Edit, EditState } from "./edit-history";
import { PageDialog } from "./page-dialog";

const dialogCss = css({ maxWidth: "min(60rem, 90vw)", "& pre": { whiteSpace: "pre-wrap", overflowWrap: "anywhere" } });

/** Opens a page when the development server has it, after a minute at most. */
async function openPage(path: string): Promise<void> {
  const hasPage = async () => (await fetch(`/page-data${path}/page-data.json`)).ok;
  for (let tries = 0; tries < 120 && !(await hasPage()); tries++)
    await new Promise((resolve) => setTimeout(resolve, 500));
  location.assign(path);
}

/** What was edited, and what is said of the last act. */
export function useEdits() {
  const [state, setState] = useState<EditState>({ edits: [], done: 0 });
  const [diff, setDiff] = useState("");
  const [forms, setForms] = useState("");
  const [status, setStatus] = useState("");

  const report = (error: Error) => setStatus(error.message);

  function accept(found: Awaited<ReturnType<typeof listEdits>>): void {
    setState(found);
    setDiff(found.diff);
    setForms(found.forms);
  }
  const read = () => listEdits().then(accept);

  async function step(act: typeof stepBack): Promise<void> {
    const { edit, ...after } = await act();
    setState(after);
    setStatus(`${edit.file} was changed back or again.`);
  }

  function show({ warnings, ...after }: Changed, text: string): void {
    setState(after);
    setStatus([text, ...warnings].join(" "));
  }

  useEffect(() => {
    listEdits().then(accept, report);
  }, []);

  return { ...state, diff, forms, status, setStatus, report, read, step, show };
}

interface ChangesProps {
  edits: Edit[];
  /** Difference from the last commit, as of git. */
  diff: string;
  onClose: () => void;
}

function Changes({ edits, diff, onClose }: ChangesProps) {
  return (
    <>
      <ul>
        {edits.map(({ file, before, after }, index) => (
          <li key={index}>
            <code>{file}</code>: <del>{before}</del> <ins>{after}</ins>
          </li>
        ))}
      </ul>
      <pre>{diff === "" ? "Nothing differs from the last commit." : diff}</pre>
      <button css={buttonCss} onClick={onClose}>
        Close
      </button>
    </>
  );
}

/** Buttons of the bar: steps back and forward, a new page, what was changed, and the forms. */
export function EditTools({ edits, done, diff, forms, report, read, step, show }: ReturnType<typeof useEdits>) {
  const changes = useRef<HTMLDialogElement>(null);
  const newPage = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button css={buttonCss} disabled={done === 0} onClick={() => void step(stepBack).catch(report)}>
        Undo
      </button>
      <button css={buttonCss} disabled={done === edits.length} onClick={() => void step(stepForward).catch(report)}>
        Redo
      </button>
      <button css={buttonCss} onClick={() => newPage.current?.showModal()}>
        New page
      </button>
      <button css={buttonCss} onClick={() => void read().then(() => changes.current?.showModal(), report)}>
        Changes ({done})
      </button>
      {forms === "" ? null : (
        <a href={forms} target="forms">
          Forms
        </a>
      )}
      <PageDialog
        ref={newPage}
        onSave={(changed, path) => {
          show(changed, `${path} opens in a moment.`);
          openPage(addPrefix(path)).catch(report);
        }}
      />
      <dialog ref={changes} css={dialogCss} aria-label="Changes">
        <Changes edits={edits.slice(0, done)} diff={diff} onClose={() => changes.current?.close()} />
      </dialog>
    </>
  );
}
