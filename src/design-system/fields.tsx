import { css } from "@emotion/react";

import { Field, TextArea } from "../components/field";
import { media, space } from "../theme/tokens";
import { Shelf, Specimen } from "./shelf";

const gridCss = css({
  display: "grid",
  gap: space.loose,
  [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});

/** Fields in every state. */
export function Fields() {
  return (
    <Shelf id="fields" title="Fields" ground="sunken">
      <Specimen name="Field">
        <div css={gridCss}>
          <Field name="field-empty" label="Empty" type="text" />
          <Field name="field-required" label="Required" type="text" required />
          <Field name="field-hover" label="Hover" type="text" data-force="hover" />
          <Field name="field-focus" label="Focus" type="text" data-force="focus-visible" />
          <Field name="field-filled" label="Filled" type="text" defaultValue="Ada Example" />
          <Field name="field-hint" label="With a hint" type="tel" hint="With the country’s code." />
          <Field
            name="field-invalid"
            label="Invalid"
            type="email"
            defaultValue="ada.example"
            hint="Where the answer goes."
            error="Please enter a valid email address."
          />
          <Field
            name="field-invalid-focus"
            label="Invalid, focus"
            type="email"
            defaultValue="ada.example"
            error="Please enter a valid email address."
            data-force="focus-visible"
          />
          <Field name="field-disabled" label="Disabled" type="text" defaultValue="Ada Example" disabled />
          <Field name="field-placeholder" label="With a placeholder" type="text" placeholder="For example" />
        </div>
      </Specimen>
      <Specimen name="Text area">
        <div css={gridCss}>
          <TextArea name="area-empty" label="Empty area" hint="0/2000 characters" placeholder="Tell us more" />
          <TextArea
            name="area-invalid"
            label="Invalid area"
            defaultValue="Hello"
            hint="5/2000 characters"
            error="Message too short"
          />
          <TextArea name="area-disabled" label="Disabled area" defaultValue="Hello" disabled />
        </div>
      </Specimen>
    </Shelf>
  );
}
