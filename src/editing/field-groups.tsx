import { css } from "@emotion/react";
import { useCallback, useEffect, useRef, useState } from "react";

import { space } from "../theme/tokens";
import { buttonCss, rowCss } from "./bar-styles";
import type { Field, FieldGroup } from "./describe-field";
import { addSection, changeList, changePicture, changeText, readFields, type Changed } from "./edit-api";
import type { Surroundings } from "./edit-session";
import { FieldControl } from "./field-control";
import { listActions, type ListAction, type Source } from "./sources";

/** Orders pictures before other fields: a click on one opens its fields. */
const comparePictures = (a: Field, b: Field) => Number(b.control === "picture") - Number(a.control === "picture");

const wholeCss = css({ flexBasis: "100%" });
const fieldsCss = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.snug,
  overflow: "auto",
  maxHeight: "min(20rem, 50vh)",
  padding: space.tight,
});

const actionNames = { up: "↑", down: "↓", duplicate: "Duplicate", remove: "Remove" } as const;

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
  sections: Surroundings["sections"];
  add: (section: string) => void;
}

function SectionChoice({ sections, add }: SectionChoiceProps) {
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState(sections[0]?.name);
  return (
    <span css={[rowCss, wholeCss]}>
      <select
        ref={select}
        css={buttonCss}
        aria-label="Kind of section"
        onChange={({ target }) => setChosen(target.value)}
      >
        {sections.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <button type="button" css={buttonCss} onClick={() => add(select.current?.value ?? "")}>
        Add below
      </button>
      <span>{sections.find(({ name }) => name === chosen)?.hint}</span>
      <a href="/design-system/sections" target="sections">
        Pictures of all
      </a>
    </span>
  );
}

interface FieldGroupsProps {
  source: Source;
  /** Whether the fields of the nearest entry are shown. */
  isOpen: boolean;
  /** Called with a change after which the text is perhaps elsewhere. */
  apply: (change: () => Promise<Changed>) => void;
  /** Called after a change of another field. */
  onSave: (state: Changed, file: string) => void;
}

/** Entries of lists and the record around a text: moves them, and edits their fields that are not on the page as text. */
export function FieldGroups({ source, isOpen, apply, onSave }: FieldGroupsProps) {
  const [{ groups, sections }, setSurroundings] = useState<Surroundings>({ groups: [], sections: [] });
  const { file } = source;

  // A text of which these are not known is edited nevertheless.
  const read = useCallback(() => readFields(source).then(setSurroundings, () => undefined), [source]);
  useEffect(() => void read(), [read]);

  async function save(change: Promise<Changed>): Promise<void> {
    onSave(await change, file);
    await read();
  }

  const renderGroup = ({ name, path, fields }: FieldGroup, index: number) => (
    <div key={name} css={wholeCss}>
      {typeof path.at(-1) === "number" && file.endsWith(".json") ? (
        <EntryButtons name={name} arrange={(action) => apply(() => changeList({ file, path, action }))} />
      ) : null}
      <details open={isOpen && index === 0}>
        <summary>Fields of {name}</summary>
        <div css={fieldsCss}>
          {fields.toSorted(comparePictures).map((field) => (
            <FieldControl
              key={field.path.join()}
              field={field}
              change={(after) => save(changeText({ file, path: field.path, before: field.value, after }))}
              choosePicture={(picture) => save(changePicture({ file, path: field.path, before: field.value }, picture))}
            />
          ))}
        </div>
      </details>
    </div>
  );
  return (
    <>
      {groups.map(renderGroup)}
      {sections.length > 0 ? (
        <SectionChoice
          sections={sections}
          // Each path begins with `sections` and an index.
          add={(section) => apply(() => addSection({ file, path: source.path.slice(0, 2), section }))}
        />
      ) : null}
    </>
  );
}
