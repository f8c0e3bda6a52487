import type { EnumOptionsType, RJSFSchema } from "@rjsf/utils";
import { createContext, use } from "react";

import type { FieldRule } from "../../../content/define";
import type { ContentIndex, Path, Told } from "../../shared/api";

/** What a form's fields know beyond their own value. */
export interface FormSurroundings {
  file: string;
  /** Place of the record in its file. */
  at: Path;
  problems: readonly Told[];
  index: ContentIndex;
  /** Shows the picture picker; the chosen picture is handed on. */
  pickPicture: (request: { value: string; label: string; hint: string; choose: (path: string) => void }) => void;
}

export const FormContext = createContext<FormSurroundings | undefined>(undefined);

export function useForm(): FormSurroundings {
  const surroundings = use(FormContext);
  if (!surroundings) throw new Error("A field stands outside of a form.");
  return surroundings;
}

/** How a control is tied to the words around it. */
export interface FieldTies {
  describedBy: string | undefined;
  invalid: boolean;
  /** Name of a control without a label. */
  name: string | undefined;
}

export const FieldContext = createContext<FieldTies>({ describedBy: undefined, invalid: false, name: undefined });

/** Attributes by which a control is tied to its hint and its errors, and named where it has no label. */
export function useTies(): { "aria-describedby"?: string; "aria-invalid"?: true; "aria-label"?: string } {
  const { describedBy, invalid, name } = use(FieldContext);
  return {
    ...(describedBy ? { "aria-describedby": describedBy } : {}),
    ...(invalid ? { "aria-invalid": true } : {}),
    ...(name ? { "aria-label": name } : {}),
  };
}

/** What a control gets of the form. */
export interface ControlProps {
  id: string;
  label: string;
  value?: unknown;
  required?: boolean;
  schema: RJSFSchema;
  options: { enumOptions?: EnumOptionsType[]; rule?: FieldRule };
  onChange: (value: unknown) => void;
}
