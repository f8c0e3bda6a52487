import { css } from "@emotion/react";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";

import { color, space } from "../theme/tokens";
import { buttonCss, panelCss } from "./bar-styles";
import { addSection, changeList, changeText, readText, type Changed } from "./edit-api";
import type { ValuePath } from "../content/problem";
import { listActions, type ListAction, type Source } from "./sources";
import type { EditableText } from "./edit-session";
import { readSources } from "./find-sources";

const formCss = css({
  position: "absolute",
  zIndex: 2_000_000,
  display: "grid",
  gap: space.tight,
  padding: space.snug,
  border: `2px solid ${color.accent}`,
});
const rowCss = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.snug });
const wholeCss = css({ flexBasis: "100%" });
const errorCss = css({ margin: 0, color: color.churn });

/** Properties of the text that its editor has as well. */
const shown = ["font", "letter-spacing", "text-align", "direction", "text-transform"];

const actionNames = { up: "↑", down: "↓", duplicate: "Duplicate", remove: "Remove" } as const;

/** Lists the entries of lists around a text, the nearest first: `points 2`, `sections 3`. */
function listEntries(source: Source | undefined): { name: string; file: string; path: ValuePath }[] {
  if (!source?.file.endsWith(".json")) return [];
  const entries = source.path.flatMap((key, index) => {
    if (typeof key !== "number") return [];
    const name = `${source.path[index - 1] ?? "record"} ${key + 1}`;
    return [{ name, file: source.file, path: source.path.slice(0, index + 1) }];
  });
  return entries.reverse();
}

interface EntryButtonsProps {
  name: string;
  arrange: (action: ListAction) => void;
}

function EntryButtons({ name, arrange }: EntryButtonsProps) {
  return (
    <span role="group" aria-label={name} css={[rowCss, wholeCss]}>
      {name}
      {listActions.map((action) => (
        <button
          key={action}
          type="button"
          css={buttonCss}
          aria-label={`${action === "up" || action === "down" ? `Move ${action}` : actionNames[action]}: ${name}`}
          onClick={() => arrange(action)}
        >
          {actionNames[action]}
        </button>
      ))}
    </span>
  );
}

interface SectionChoiceProps {
  sections: readonly string[];
  add: (section: string) => void;
}

function SectionChoice({ sections, add }: SectionChoiceProps) {
  const select = useRef<HTMLSelectElement>(null);
  return (
    <span css={[rowCss, wholeCss]}>
      <select ref={select} css={buttonCss} aria-label="Kind of section">
        {sections.map((section) => (
          <option key={section}>{section}</option>
        ))}
      </select>
      <button type="button" css={buttonCss} onClick={() => add(select.current?.value ?? "")}>
        Add below
      </button>
    </span>
  );
}

interface EditorProps {
  sourced: Element;
  onSave: (state: Changed, place: string) => void;
  onClose: () => void;
  /** Called where its own message is not shown any more. */
  onError: (error: Error) => void;
}

/** Edits the text of an element where it is shown, in its typeface, as it is written in its file. Enter and leaving save, Escape discards. */
export function TextEditor({ sourced, onSave, onClose, onError }: EditorProps) {
  const sources = readSources(sourced);
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
  const place = {
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
      style={place}
      onMouseDown={(event) => {
        // Safari would take the focus from the text, which saves it.
        const isFocusable = event.target === area.current || event.target instanceof HTMLSelectElement;
        if (!isFocusable) event.preventDefault();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) void save();
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
        {text?.isMarkdown ? " Shift and Enter begin a line." : ""}
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
        {listEntries(source).map(({ name, file, path }) => (
          <EntryButtons
            key={name}
            name={name}
            arrange={(action) => void apply(changeList({ file, path, action }), file)}
          />
        ))}
        {source && text?.sections ? (
          <SectionChoice
            sections={text.sections}
            add={(section) => {
              // Each path begins with `sections` and an index.
              const edit = { file: source.file, path: source.path.slice(0, 2), section };
              void apply(addSection(edit), source.file);
            }}
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
