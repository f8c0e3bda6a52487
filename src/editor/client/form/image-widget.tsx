import { css } from "@emotion/react";

import { color, radius, size, space } from "../../../theme/tokens";
import { controlCss } from "../parts/control-css";
import { ToolButton } from "../parts/tool-button";
import { useForm, useTies, type ControlProps } from "./field-context";

const rowCss = css({
  display: "grid",
  gridTemplateColumns: "5rem minmax(0, 1fr)",
  gap: space.normal,
  alignItems: "center",
});
const frameCss = css({
  display: "grid",
  placeItems: "center",
  width: "5rem",
  height: "5rem",
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.sunken,
  fontSize: size.small,
  color: color.muted,
  "& img": { width: "100%", height: "100%", objectFit: "contain" },
});
const partsCss = css({ display: "grid", gap: space.tight, justifyItems: "start" });

/** A picture: what it looks like, its path, and the picker. */
export function ImageWidget({ id, value, onChange, required, label, schema }: ControlProps) {
  const { index, pickPicture } = useForm();
  const path = typeof value === "string" ? value : "";
  return (
    <div css={rowCss}>
      <div css={frameCss}>{index.pictures.includes(path) ? <img src={`/pictures/${path}`} alt="" /> : "None"}</div>
      <div css={partsCss}>
        <input
          css={controlCss}
          id={id}
          aria-required={required === true ? true : undefined}
          {...useTies()}
          value={path}
          onChange={({ target }) => {
            onChange(target.value === "" && !required ? undefined : target.value);
          }}
        />
        <ToolButton
          aria-label={`Choose a picture for ${label.toLowerCase()}`}
          onClick={() => {
            pickPicture({ value: path, label, hint: schema.description ?? "", choose: onChange });
          }}
        >
          Choose or upload…
        </ToolButton>
      </div>
    </div>
  );
}
