import Form from "@rjsf/core";
import type { RJSFSchema, UiSchema } from "@rjsf/utils";
import { useMemo } from "react";

import type { JsonSchema } from "../../../content/schema/json-schema";
import { toFormSchema } from "../../shared/form-schema";
import { CheckboxesWidget, CheckboxWidget, ReferenceWidget, SelectWidget } from "./choice-widgets";
import { FormContext, type FormSurroundings } from "./field-context";
import { FieldTemplate } from "./field-template";
import { EntryTemplate, ListTemplate, ObjectTemplate, OptionalTemplate } from "./group-templates";
import { ImageWidget } from "./image-widget";
import { noValidator } from "./validator";
import { ColorWidget, DateWidget, LinkWidget, NumberWidget, TextareaWidget, TextWidget } from "./text-widgets";

const templates = {
  FieldTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  ArrayFieldTemplate: ListTemplate,
  ArrayFieldItemTemplate: EntryTemplate,
  OptionalDataControlsTemplate: OptionalTemplate,
  DescriptionFieldTemplate: () => null,
  FieldErrorTemplate: () => null,
  ErrorListTemplate: () => null,
};

const widgets = {
  text: TextWidget,
  textarea: TextareaWidget,
  number: NumberWidget,
  date: DateWidget,
  color: ColorWidget,
  link: LinkWidget,
  select: SelectWidget,
  reference: ReferenceWidget,
  checkbox: CheckboxWidget,
  checkboxes: CheckboxesWidget,
  image: ImageWidget,
};

interface RecordFormProps extends FormSurroundings {
  schema: JsonSchema;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** A record as a form. */
export function RecordForm({ schema, value, onChange, ...surroundings }: RecordFormProps) {
  const form = useMemo(() => toFormSchema(schema), [schema]);
  return (
    <FormContext value={surroundings}>
      <Form
        tagName="div"
        schema={form.schema as RJSFSchema}
        uiSchema={
          {
            ...form.uiSchema,
            "ui:submitButtonOptions": { norender: true },
            "ui:globalOptions": { enableOptionalDataFieldForType: ["object"] },
          } as UiSchema
        }
        formData={value}
        validator={noValidator}
        templates={templates}
        widgets={widgets}
        showErrorList={false}
        experimental_defaultFormStateBehavior={{
          arrayMinItems: { populate: "never" },
          emptyObjectFields: "skipDefaults",
          allOf: "skipDefaults",
          constAsDefaults: "never",
        }}
        onChange={({ formData }) => {
          onChange(formData);
        }}
      />
    </FormContext>
  );
}
