import { css } from "@emotion/react";
import { useId, useRef, useState } from "react";

import { color, space } from "../theme/tokens";
import { buttonCss, errorCss } from "./bar-styles";
import type { Field } from "./describe-field";

const fieldCss = css({
  display: "grid",
  gap: "0.125rem",
  "& input:not([type=checkbox]), & select, & textarea": { ...buttonCss, width: "100%", background: color.raised },
});
const hintCss = css({ color: color.muted });
const dropCss = css({ padding: space.tight, border: `1px dashed ${color.line}` });

interface InputProps {
  field: Field;
  /** Attributes that tie it to its label, its hint and its message. */
  described: { id: string; "aria-describedby": string; "aria-invalid": boolean };
  save: (after: string) => void;
}

interface PictureInputProps extends InputProps {
  choose: (picture: File) => void;
}

function PictureInput({ field: { value, isOptional }, described, save, choose }: PictureInputProps) {
  return (
    <div css={dropCss}>
      {value === "" ? "None" : value}. Choose another file, or drop it here:
      <input
        {...described}
        type="file"
        accept=".svg,.png,.jpg,.jpeg,.webp"
        onChange={({ target }) => {
          const picture = target.files?.item(0);
          if (picture) choose(picture);
        }}
      />
      {isOptional && value !== "" ? (
        <button type="button" css={buttonCss} onClick={() => save("")}>
          Remove the picture
        </button>
      ) : null}
    </div>
  );
}

function ChoiceInput({ field: { value, choices = [], isOptional }, described, save }: InputProps) {
  const offered = new Set([...choices, ...(value === "" ? [] : [value])]);
  return (
    <select {...described} defaultValue={value} onChange={({ target }) => save(target.value)}>
      {isOptional || value === "" ? <option value="">–</option> : null}
      {[...offered].map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  );
}

function CheckInput({ field: { value, isOptional }, described, save }: InputProps) {
  return (
    <input
      {...described}
      type="checkbox"
      defaultChecked={value === "true"}
      onChange={({ target }) => save(target.checked || !isOptional ? String(target.checked) : "")}
    />
  );
}

function LineInput({ field: { control, value, choices = [] }, described, save }: InputProps) {
  const list = `${described.id}list`;
  return (
    <>
      <input
        {...described}
        type={control === "date" ? "date" : "text"}
        inputMode={control === "number" ? "decimal" : "text"}
        list={choices.length > 0 ? list : undefined}
        defaultValue={value}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          save(event.currentTarget.value);
        }}
        onBlur={({ target }) => save(target.value)}
      />
      {choices.length > 0 ? (
        <datalist id={list}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      ) : null}
    </>
  );
}

function Input({ choose, ...input }: PictureInputProps) {
  const { field, described, save } = input;
  switch (field.control) {
    case "boolean":
      return <CheckInput {...input} />;
    case "choice":
      return <ChoiceInput {...input} />;
    case "picture":
      return <PictureInput {...input} choose={choose} />;
    case "markdown":
      return (
        <textarea {...described} defaultValue={field.value} rows={3} onBlur={({ target }) => save(target.value)} />
      );
    default:
      return <LineInput {...input} />;
  }
}

interface FieldControlProps {
  field: Field;
  /** Changes the value; rejects with the sentence of the check. */
  change: (after: string) => Promise<void>;
  choosePicture: (file: File) => Promise<void>;
}

/** Control of a field that is no text on the page, or not where the editor looks. It is saved when it is left. */
export function FieldControl({ field, change, choosePicture }: FieldControlProps) {
  const [message, setMessage] = useState("");
  const saving = useRef<string>(undefined);
  const id = useId();

  async function act(saving: Promise<void>): Promise<void> {
    setMessage("");
    await saving.catch((error: unknown) => setMessage((error as Error).message));
  }

  async function save(after: string): Promise<void> {
    // Enter saves it, and then the focus leaves it.
    if (after === field.value || after === saving.current) return;
    saving.current = after;
    await act(change(after));
    saving.current = undefined;
  }

  return (
    <div css={fieldCss}>
      <label htmlFor={id}>{field.name}</label>
      <Input
        field={field}
        described={{ id, "aria-describedby": `${id}hint ${id}error`, "aria-invalid": message !== "" }}
        save={(after) => void save(after)}
        choose={(picture) => void act(choosePicture(picture))}
      />
      <small id={`${id}hint`} css={hintCss}>
        {field.hint}
      </small>
      <p id={`${id}error`} role="alert" css={errorCss}>
        {message}
      </p>
    </div>
  );
}
