import { css } from "@emotion/react";
import { useEffect, useId, type KeyboardEvent, type RefObject } from "react";

import { errorCss } from "./bar-styles";
import type { EditableText } from "./edit-session";

const areaCss = css({ minHeight: "3em", width: "100%", boxSizing: "border-box" });

/** Properties of the text that its editor has as well. */
const shown = ["font", "letter-spacing", "text-align", "direction", "text-transform"];

interface TextAreaProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  sourced: Element;
  /** Undefined until it is read. */
  text: EditableText | undefined;
  value: string;
  /** Why it could not be read or saved, or empty. */
  message: string;
  onChange: (value: string) => void;
  onSave: () => void;
  onDiscard: () => void;
}

/**
 * A text as it is written in its file, in the typeface of the page, with what may be written and what is wrong. Enter saves it, Escape
 * discards it.
 */
export function TextArea({ ref, sourced, text, value, message, onChange, onSave, onDiscard }: TextAreaProps) {
  const id = useId();

  useEffect(() => {
    if (!text || !ref.current) return;
    const style = getComputedStyle(sourced);
    for (const name of shown) ref.current.style.setProperty(name, style.getPropertyValue(name));
    ref.current.focus();
    ref.current.select();
  }, [text, sourced, ref]);

  function handleKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") onDiscard();
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    onSave();
  }

  return (
    <>
      {text ? (
        <textarea
          ref={ref}
          css={areaCss}
          aria-label={text.name}
          aria-describedby={`${id}hint ${id}error`}
          aria-invalid={message !== ""}
          value={value}
          style={{ height: sourced.getBoundingClientRect().height + 16 }}
          onKeyDown={handleKey}
          onChange={({ target }) => onChange(target.value)}
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
    </>
  );
}
