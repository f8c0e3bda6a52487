import { useEffect, useRef, useState } from "react";

import { buttonCss, rowCss } from "./bar-styles";
import { changeText, readText, type Changed } from "./edit-api";
import type { EditableText } from "./edit-session";
import { EditorForm } from "./editor-form";
import { FieldGroups } from "./field-groups";
import { readSources } from "./find-sources";
import type { Source } from "./sources";
import { TextArea } from "./text-area";

/** Reads the text of a source, to edit its value. */
function useText(source: Source | undefined) {
  const [text, setText] = useState<EditableText>();
  const [value, setValue] = useState("");
  const [message, setMessage] = useState("");

  useEffect(() => {
    if (!source) return;
    readText(source).then(
      (found) => {
        setText(found);
        setValue(found.value);
      },
      (error: unknown) => setMessage((error as Error).message),
    );
  }, [source]);

  function edit(edited: string): void {
    setValue(edited);
    setMessage("");
  }
  /** After a change that leaves the editor open. */
  function markSaved(): void {
    setText(text && { ...text, value });
  }
  return { text, value, edit, markSaved, message, setMessage };
}

interface Handlers {
  onSave: (state: Changed, place: string) => void;
  onClose: () => void;
  onError: (error: Error) => void;
}

/** Makes one change at a time, until one succeeds or the editor is closed. Another one meanwhile is left out: a press was doubled. */
function useSaving({ onSave, onClose, onError }: Handlers) {
  const state = useRef<"open" | "saving" | "closed">("open");

  function close(): void {
    state.current = "closed";
    onClose();
  }

  async function save(change: () => Promise<Changed>, place: string): Promise<void> {
    if (state.current !== "open") return;
    state.current = "saving";
    try {
      const changed = await change();
      close();
      onSave(changed, place);
    } catch (error) {
      state.current = "open";
      onError(error as Error);
    }
  }
  return { isOpen: () => state.current === "open", close, save };
}

interface EditorProps extends Handlers {
  sourced: Element;
  /** Whether a picture, a number or a day beside the text was chosen, so that the fields are shown. */
  opensFields: boolean;
}

/** Edits the text of an element where it is shown. `onError` is called where its own message is not shown any more. */
export function TextEditor({ sourced, opensFields, onSave, onClose, onError }: EditorProps) {
  // The element may be another one after a change.
  const [sources] = useState(() => readSources(sourced));
  const [index, setIndex] = useState(0);
  const source = sources[index];
  const { text, value, edit, markSaved, message, setMessage } = useText(source);
  const area = useRef<HTMLTextAreaElement>(null);
  const { isOpen, close, save } = useSaving({
    onSave,
    onClose() {
      if (area.current?.form?.contains(document.activeElement)) (sourced as HTMLElement).focus();
      onClose();
    },
    onError(error) {
      setMessage(error.message);
      if (area.current) area.current.focus();
      else onError(error);
    },
  });

  function saveText(): void {
    if (!source || !text || !isOpen()) return;
    if (value === text.value) close();
    else void save(() => changeText({ ...source, before: text.value, after: value }), `${source.file}:${text.line}`);
  }

  /** Saves the text as well, which is perhaps elsewhere after the change. */
  function saveAll(change: () => Promise<Changed>): void {
    if (!source || !text) return;
    void save(async () => {
      if (value !== text.value) {
        onSave(await changeText({ ...source, before: text.value, after: value }), source.file);
        markSaved();
      }
      return change();
    }, source.file);
  }

  return (
    <EditorForm sourced={sourced} onSave={saveText}>
      <TextArea ref={area} {...{ sourced, text, value, message }} onChange={edit} onSave={saveText} onDiscard={close} />
      <div css={rowCss}>
        <button css={buttonCss}>Save</button>
        <button type="button" css={buttonCss} onClick={close}>
          Discard
        </button>
        {sources.length > 1 ? (
          <button type="button" css={buttonCss} onClick={() => setIndex((index + 1) % sources.length)}>
            Other text here
          </button>
        ) : null}
        {source && text ? <FieldGroups source={source} isOpen={opensFields} apply={saveAll} onSave={onSave} /> : null}
        {text?.form === undefined ? null : (
          <a href={text.form} target="forms">
            Form
          </a>
        )}
      </div>
    </EditorForm>
  );
}
