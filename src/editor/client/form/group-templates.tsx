import { css } from "@emotion/react";
import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  ObjectFieldTemplateProps,
  OptionalDataControlsTemplateProps,
} from "@rjsf/utils";

import { Icon } from "../../../components/icon";
import { color, radius, size, space, weight } from "../../../theme/tokens";
import { labelOf } from "../../shared/form-schema";
import { cardCss, hintCss } from "../parts/control-css";
import { MoveIcon } from "../parts/move-icon";
import { ToolButton } from "../parts/tool-button";

const fieldsCss = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.loose });
const legendCss = css({
  float: "left",
  width: "100%",
  padding: 0,
  fontSize: size.body,
  fontWeight: weight.heading,
  lineHeight: 1.3,
});
const headCss = css({
  display: "grid",
  gap: space.snug,
  clear: "both",
  marginBlockStart: "-0.625rem",
  "&:empty": { display: "none" },
});
const listCss = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.tight });
const entryCss = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: space.tight,
  alignItems: "start",
});
const tallEntryCss = css({
  padding: space.normal,
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.ground,
});
const buttonsCss = css({ display: "flex", "& > button": { minHeight: "2.375rem", padding: "0 0.5rem" } });
const emptyCss = css({ fontSize: size.small, color: color.muted });

/** Fields that belong together. */
export function ObjectTemplate(props: ObjectFieldTemplateProps<unknown>) {
  const { fieldPathId, title, description, properties, optionalDataControl, required } = props;
  const fields = properties.filter(({ hidden }) => !hidden).map(({ content }) => content);
  if (fieldPathId.path.length === 0) return <div css={fieldsCss}>{fields}</div>;
  const isEntry = typeof fieldPathId.path.at(-1) === "number";
  if (isEntry) return <div css={fieldsCss}>{fields}</div>;
  return (
    <fieldset css={cardCss} id={fieldPathId.$id}>
      <legend css={legendCss}>
        {title}
        {required ? <span aria-hidden="true"> *</span> : null}
      </legend>
      <div css={headCss}>
        {description ? <p css={hintCss}>{description}.</p> : null}
        {optionalDataControl}
      </div>
      {fields.length > 0 ? <div css={fieldsCss}>{fields}</div> : null}
    </fieldset>
  );
}

/** A list with its entries and a button for another one. */
export function ListTemplate(props: ArrayFieldTemplateProps<unknown>) {
  const { fieldPathId, title, schema, items, canAdd, onAddClick, required } = props;
  return (
    <fieldset css={cardCss} id={fieldPathId.$id}>
      <legend css={legendCss}>
        {title}
        {required ? <span aria-hidden="true"> *</span> : null}
      </legend>
      <div css={headCss}>{schema.description ? <p css={hintCss}>{schema.description}.</p> : null}</div>
      {items.length > 0 ? <div css={listCss}>{items}</div> : <p css={emptyCss}>Nothing here yet.</p>}
      {canAdd ? (
        <div>
          <ToolButton onClick={onAddClick} aria-label={`Add to ${title.toLowerCase()}`}>
            <Icon name="plus" /> Add
          </ToolButton>
        </div>
      ) : null}
    </fieldset>
  );
}

/** An entry of a list with the buttons that move it and take it out. */
export function EntryTemplate(props: ArrayFieldItemTemplateProps<unknown>) {
  const { children, index, totalItems, buttonsProps, schema } = props;
  const name = `entry ${index + 1}`;
  return (
    <div css={[entryCss, schema.type === "object" && tallEntryCss]}>
      {children}
      <div css={buttonsCss}>
        <ToolButton
          tone="plain"
          disabled={index === 0}
          onClick={buttonsProps.onMoveUpItem}
          aria-label={`Move ${name} up`}
        >
          <MoveIcon up />
        </ToolButton>
        <ToolButton
          tone="plain"
          disabled={index === totalItems - 1}
          onClick={buttonsProps.onMoveDownItem}
          aria-label={`Move ${name} down`}
        >
          <MoveIcon />
        </ToolButton>
        <ToolButton tone="plain" onClick={buttonsProps.onRemoveItem} aria-label={`Take out ${name}`}>
          <Icon name="close" />
        </ToolButton>
      </div>
    </div>
  );
}

/** Adds fields that may be left out, or takes them out. */
export function OptionalTemplate({ id, onAddClick, onRemoveClick }: OptionalDataControlsTemplateProps<unknown>) {
  const name = labelOf(id.split("_").find((_, place, all) => place === all.length - 2) ?? "").toLowerCase();
  if (onAddClick) {
    return (
      <div>
        <ToolButton id={id} onClick={onAddClick} aria-label={`Add ${name}`}>
          <Icon name="plus" /> Add
        </ToolButton>
      </div>
    );
  }
  return onRemoveClick ? (
    <div>
      <ToolButton id={id} tone="plain" onClick={onRemoveClick} aria-label={`Leave out ${name}`}>
        <Icon name="close" /> Leave out
      </ToolButton>
    </div>
  ) : null;
}
