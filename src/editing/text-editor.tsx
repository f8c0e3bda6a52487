import { css } from "@emotion/react";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";

import { color, space } from "../theme/tokens";
import { buttonCss, panelCss, rowCss } from "./bar-styles";
import { changeText, readText, type Changed } from "./edit-api";
import type { EditableText } from "./edit-session";
import { FieldGroups } from "./field-groups";
import { readSources } from "./find-sources";

const formCss = css({
  position: "absolute",
  // Below the bar.
  zIndex: 1_999_998,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  // Room to scroll to its end above the bar.
  marginBlockEnd: "5rem",
  gap: space.tight,
  padding: space.snug,
  border: `2px solid ${color.accent}`,
});
const errorCss = css({ margin: 0, color: color.churn });

/** Properties of the text that its editor has as well. */
const shown = ["font", "letter-spacing", "text-align", "direction", "text-transform"];

interface EditorProps {
  sourced: Element;
  /** Whether a picture, a number or a day beside the text was chosen, so that the fields are shown. */
  opensFields: boolean;
  onSave: (state: Changed, place: string) => void;
  onClose: () => void;
  /** Called where its own message is not shown any more. */
  onError: (error: Error) => void;
}

/** Edits the text of an element where it is shown, in its typeface, as it is written in its file. Enter and leaving save, Escape discards. */
export function TextEditor({ sourced, opensFields, onSave, onClose, onError }: EditorProps) {
  // The element may be another one after a change.
  const [sources] = useState(() => readSources(sourced));
  const [index, setIndex] = useState(0);
  const [text, setText] = useState<EditableText>();
  const [value, setValue] = useState("");
  const [message, setMessage] = useState("");
  const area = useRef<HTMLTextAreaElement>(null);
  const state = useRef<"open" | "saving" | "closed">("open");
  const id = useId();
  const source = sources[index];

  useEffect(() => {
    if (!source) return;
    readText(source).then(
      (found) => {
        setText(found);
        setValue(found.value);
      },
      (error: unknown) => setMessage((error as Error).message),
    );
    // Another text of the element is another source.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [index]);

  useEffect(() => {
    if (!text || !area.current) return;
    const style = getComputedStyle(sourced);
    for (const name of shown) area.current.style.setProperty(name, style.getPropertyValue(name));
    area.current.focus();
    area.current.select();
  }, [text, sourced]);

  function close(): void {
    state.current = "closed";
    if (area.current?.form?.contains(document.activeElement)) (sourced as HTMLElement).focus();
    onClose();
  }

  async function save(): Promise<void> {
    if (!source || !text || state.current !== "open") return;
    if (value === text.value) {
      close();
      return;
    }
    await apply(changeText({ ...source, before: text.value, after: value }), `${source.file}:${text.line}`);
  }

  async function apply(change: Promise<Changed>, place: string): Promise<void> {
    state.current = "saving";
    try {
      const changed = await change;
      close();
      onSave(changed, place);
    } catch (error) {
      state.current = "open";
      setMessage((error as Error).message);
      if (area.current) area.current.focus();
      else onError(error as Error);
    }
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") close();
    else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      void save();
    }
  }

  const { left, top, width, height } = sourced.getBoundingClientRect();
  const room = document.documentElement.clientWidth;
  const box = Math.min(Math.max(width + 24, 320), room - 16);
  const position = {
    left: Math.max(8, Math.min(left - 12, room - box - 8)) + scrollX,
    top: top - 12 + scrollY,
    width: box,
  };
  return (
    // The focus leaves the form as a whole.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      data-edit-bar=""
      css={[panelCss, formCss]}
      style={position}
      onMouseDown={(event) => {
        // Safari would take the focus from the text, which saves it.
        if (!(event.target as Element).closest("textarea, input, select, summary, label, a")) event.preventDefault();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Also the whole window loses the focus, to one that chooses a file.
        if (!currentTarget.contains(relatedTarget) && document.hasFocus()) void save();
      }}
    >
      {text ? (
        <textarea
          ref={area}
          aria-label={text.name}
          aria-describedby={`${id}hint ${id}error`}
          aria-invalid={message !== ""}
          value={value}
          onKeyDown={handleKey}
          style={{ height: height + 16, minHeight: "3em", width: "100%", boxSizing: "border-box" }}
          onChange={(event) => {
            setValue(event.target.value);
            setMessage("");
          }}
        />
      ) : null}
      <div id={`${id}hint`}>
        {text ? `${text.name}: ${text.hint}` : message === "" ? "…" : ""}
        {text?.max === undefined ? "" : ` ${value.length}/${text.max}`}
        {text?.control === "markdown" ? " Shift and Enter begin a line." : ""}
      </div>
      <p id={`${id}error`} role="alert" css={errorCss}>
        {message}
      </p>
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
        {source && text ? (
          <FieldGroups
            source={source}
            isOpen={opensFields}
            apply={(change) => void apply(change, source.file)}
            onSave={onSave}
          />
        ) : null}
        {text?.form === undefined ? null : (
          <a href={text.form} target="forms">
            Form
          </a>
        )}
      </div>
    </form>
  );
}
