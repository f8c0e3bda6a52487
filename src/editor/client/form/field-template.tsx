import type { FieldTemplateProps } from "@rjsf/utils";

import { labelOf } from "../../shared/form-schema";
import { problemsAt } from "../../shared/tell";
import { hintCss, labelCss, stackCss } from "../parts/control-css";
import { FieldContext, useForm } from "./field-context";
import { ProblemList } from "./problem-list";

/** What a field takes, and how much of it is there. */
function writeHint({ rawDescription, uiSchema, formData }: FieldTemplateProps<unknown>): string {
  const { maxLength } = (uiSchema?.["ui:options"] ?? {}) as { maxLength?: number };
  const length = typeof formData === "string" ? formData.length : 0;
  const limit = maxLength === undefined ? "" : `${length} of ${maxLength} characters.`;
  return [rawDescription ? `${rawDescription}.` : "", limit].filter(Boolean).join(" ");
}

/** The name of a list's entry, which has no label of its own. */
function nameEntry(path: readonly (string | number)[]): string | undefined {
  const [list, place] = path.slice(-2);
  return typeof place === "number" ? `${labelOf(String(list))}, entry ${place + 1}` : undefined;
}

/** A field with its label, its hint and what is told of it. Groups and lists bring a heading of their own. */
export function FieldTemplate(props: FieldTemplateProps<unknown>) {
  const { id, label, required, hidden, children, schema, fieldPathId } = props;
  const { file, at, problems } = useForm();
  const told = problemsAt(problems, file, [...at, ...fieldPathId.path]);
  if (hidden) return null;
  const isGroup = schema.type === "object" || (schema.type === "array" && !schema.uniqueItems);
  const name = isGroup ? undefined : nameEntry(fieldPathId.path);
  // The list says it of all its entries.
  const hint = isGroup || name !== undefined ? "" : writeHint(props);
  const describedBy = [hint && `${id}-hint`, told.length > 0 && `${id}-told`].filter(Boolean).join(" ") || undefined;
  const invalid = told.some(({ level }) => level === "error");
  const hasLabel = !isGroup && name === undefined && schema.type !== "boolean" && schema.type !== "array";
  return (
    <FieldContext value={{ describedBy, invalid, name }}>
      <div css={stackCss}>
        {hasLabel ? (
          <label css={labelCss} htmlFor={id}>
            {label}
            {required ? <span aria-hidden="true"> *</span> : null}
          </label>
        ) : null}
        {children}
        <ProblemList id={`${id}-told`} problems={told} />
        {hint ? (
          <p css={hintCss} id={`${id}-hint`}>
            {hint}
          </p>
        ) : null}
      </div>
    </FieldContext>
  );
}
