import { css } from "@emotion/react";

import { HiddenText } from "../../components/hidden-text";
import { color, size, space, weight } from "../../theme/tokens";
import { labelOf } from "../shared/form-schema";
import { MoveIcon } from "./parts/move-icon";
import { ToolButton } from "./parts/tool-button";
import type { Actions } from "./use-actions";
import type { Editor } from "./state/use-editor";
import { isDirty } from "./state/document";

const barCss = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.tight,
  padding: `${space.tight} ${space.loose}`,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.raised,
});
const titleCss = css({
  flex: "1 1 12rem",
  minWidth: 0,
  "& h1": {
    fontSize: size.body,
    lineHeight: 1.3,
    letterSpacing: "-0.01em",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
});
const fileCss = css({
  fontSize: "0.8125rem",
  color: color.muted,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
const groupCss = css({ display: "flex", gap: space.hair });
const failedCss = css({ fontWeight: weight.strong, color: color.churnText });

/** The name of what is shown, and what can be done with it. */
export function Toolbar({ editor, actions }: { editor: Editor; actions: Actions }) {
  const { document, selection, kind, entries, problems, checking } = editor;
  const current = entries.find(({ path, index }) => path === selection?.path && index === selection.index);
  const path = document?.file.path;
  const errors = problems.filter(({ file, level }) => file === path && level === "error").length;
  const dirty = document !== undefined && isDirty(document);
  const inList = kind?.holds === "list" && selection?.index !== undefined && current !== undefined;
  const isArticle = path?.endsWith(".mdx") === true;
  const blocked = document?.theirs !== undefined || document?.file.unreadable !== undefined;
  return (
    <header css={barCss}>
      <div css={titleCss}>
        <h1>{current?.label ?? (kind ? labelOf(kind.name) : "Content editor")}</h1>
        <p css={fileCss}>
          {path ? `data/${path}` : "Choose what to edit on the left"}
          {dirty ? " · not saved" : ""}
          {checking ? (
            ""
          ) : errors > 0 ? (
            <span css={failedCss}>{` · ${errors} ${errors === 1 ? "problem" : "problems"}`}</span>
          ) : null}
        </p>
      </div>
      {inList ? (
        <div css={groupCss} role="group" aria-label="This entry">
          <ToolButton
            tone="plain"
            disabled={selection.index === 0}
            onClick={() => {
              actions.move(-1);
            }}
          >
            <MoveIcon up /> <HiddenText>Move up</HiddenText>
          </ToolButton>
          <ToolButton
            tone="plain"
            disabled={selection.index === entries.length - 1}
            onClick={() => {
              actions.move(1);
            }}
          >
            <MoveIcon /> <HiddenText>Move down</HiddenText>
          </ToolButton>
          <ToolButton tone="plain" onClick={actions.duplicate}>
            Duplicate
          </ToolButton>
          <ToolButton tone="plain" onClick={actions.remove}>
            Delete
          </ToolButton>
        </div>
      ) : null}
      {isArticle ? (
        <div css={groupCss} role="group" aria-label="This file">
          <ToolButton tone="plain" disabled={dirty} onClick={actions.rename}>
            Rename
          </ToolButton>
          <ToolButton tone="plain" onClick={actions.removeFile}>
            Delete
          </ToolButton>
        </div>
      ) : null}
      {document ? (
        <div css={groupCss} role="group" aria-label="Changes">
          <ToolButton disabled={document.past.length === 0} onClick={actions.undo}>
            Undo
          </ToolButton>
          <ToolButton disabled={document.future.length === 0} onClick={actions.redo}>
            Redo
          </ToolButton>
          <ToolButton tone={errors > 0 ? "danger" : "primary"} disabled={!dirty || blocked} onClick={actions.save}>
            {errors > 0 ? `Save with ${errors} ${errors === 1 ? "problem" : "problems"}` : "Save"}
          </ToolButton>
        </div>
      ) : null}
    </header>
  );
}
