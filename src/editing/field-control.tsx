import { css } from "@emotion/react";
import { useId, useState } from "react";

import { color, space } from "../theme/tokens";
import { buttonCss } from "./bar-styles";
import type { Field } from "./describe-field";

const fieldCss = css({
  display: "grid",
  gap: "0.125rem",
  "& input:not([type=checkbox]), & select, & textarea": { ...buttonCss, width: "100%", background: color.raised },
});
const hintCss = css({ color: color.muted });
const errorCss = css({ margin: 0, color: color.churn });
const dropCss = css({ padding: space.tight, border: `1px dashed ${color.line}` });

interface FieldControlProps {
  field: Field;
  /** Changes the value; rejects with the sentence of the check. */
  change: (after: string) => Promise<void>;
  choosePicture: (file: File) => Promise<void>;
}

/** Control of a field that is no text on the page, or not where the editor looks. It is saved when it is left. */
export function FieldControl({ field, change, choosePicture }: FieldControlProps) {
  const { name, hint, control, value, choices = [], isOptional } = field;
  const [message, setMessage] = useState("");
  const id = useId();
  const described = { id, "aria-describedby": `${id}hint ${id}error`, "aria-invalid": message !== "" };

  async function act(saving: Promise<void>): Promise<void> {
    setMessage("");
    await saving.catch((error: unknown) => setMessage((error as Error).message));
  }
  const save = (after: string) => {
    if (after !== value) void act(change(after));
  };
  const choose = (files: FileList | null) => {
    const file = files?.item(0);
    if (file) void act(choosePicture(file));
  };

  function renderControl() {
    switch (control) {
      case "boolean":
        return (
          <input
            {...described}
            type="checkbox"
            defaultChecked={value === "true"}
            onChange={({ target }) => save(target.checked || !isOptional ? String(target.checked) : "")}
          />
        );
      case "choice":
        return (
          <select {...described} defaultValue={value} onChange={({ target }) => save(target.value)}>
            {isOptional || value === "" ? <option value="">–</option> : null}
            {[...new Set([...choices, ...(value === "" ? [] : [value])])].map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        );
      case "picture":
        return (
          <div css={dropCss}>
            {value === "" ? "None" : value}. Choose another file, or drop it here:
            <input
              {...described}
              type="file"
              accept=".svg,.png,.jpg,.jpeg,.webp"
              onChange={({ target }) => choose(target.files)}
            />
            {isOptional && value !== "" ? (
              <button type="button" css={buttonCss} onClick={() => save("")}>
                Remove the picture
              </button>
            ) : null}
          </div>
        );
      case "markdown":
        return <textarea {...described} defaultValue={value} rows={3} onBlur={({ target }) => save(target.value)} />;
      default:
        return (
          <input
            {...described}
            type={control === "date" ? "date" : "text"}
            inputMode={control === "number" ? "decimal" : "text"}
            list={choices.length > 0 ? `${id}list` : undefined}
            defaultValue={value}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              save(event.currentTarget.value);
            }}
            onBlur={({ target }) => save(target.value)}
          />
        );
    }
  }

  return (
    <div css={fieldCss}>
      <label htmlFor={id}>{name}</label>
      {renderControl()}
      {control !== "choice" && choices.length > 0 ? (
        <datalist id={`${id}list`}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      ) : null}
      <small id={`${id}hint`} css={hintCss}>
        {hint}
      </small>
      <p id={`${id}error`} role="alert" css={errorCss}>
        {message}
      </p>
    </div>
  );
}
