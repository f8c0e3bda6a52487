import { css } from "@emotion/react";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { markdown } from "@codemirror/lang-markdown";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, setDiagnostics, type Diagnostic } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { useEffect, useRef } from "react";

import { color, radius } from "../../../theme/tokens";
import type { Told } from "../../shared/api";
import { tellInFull } from "../../shared/tell";

const frameCss = css({
  minHeight: 0,
  height: "100%",
  overflow: "hidden",
  border: `1px solid color-mix(in oklab, ${color.muted} 70%, ${color.raised})`,
  borderRadius: radius.small,
  background: color.raised,
  "&:focus-within": { outline: `2px solid ${color.accent}`, outlineOffset: 1 },
});

const look = EditorView.theme({
  "&": { height: "100%", fontSize: "0.875rem" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "ui-monospace, Menlo, Consolas, monospace", lineHeight: "1.65" },
  ".cm-content": { paddingBlock: "0.75rem", caretColor: "var(--color-accent)" },
  ".cm-line": { paddingInline: "0.75rem" },
  ".cm-gutters": { background: "transparent", color: "var(--color-muted)", border: "0" },
  ".cm-activeLine": { background: "var(--color-accent-soft)" },
});

const colours = HighlightStyle.define([
  { tag: tags.heading, fontWeight: "620" },
  { tag: tags.strong, fontWeight: "620" },
  { tag: tags.emphasis, fontStyle: "italic" },
  { tag: [tags.link, tags.url], color: "var(--color-accent-strong)" },
  { tag: [tags.processingInstruction, tags.angleBracket, tags.tagName], color: "var(--color-muted)" },
]);

function toDiagnostics({ doc }: EditorState, problems: readonly Told[]): Diagnostic[] {
  return problems.flatMap((told) => {
    if (told.bodyLine === undefined) return [];
    const { from, to } = doc.line(Math.min(Math.max(told.bodyLine, 1), doc.lines));
    return [{ from, to, severity: told.level, message: tellInFull(told) }];
  });
}

interface TextEditorProps {
  value: string;
  problems: readonly Told[];
  /** Ids of the words that describe it. */
  describedBy: string | undefined;
  nonce: string;
  onChange: (text: string) => void;
}

/** An article's text, with line numbers and what is told of a line beside it. Tab leaves it, for it must not trap the keyboard. */
export function TextEditor({ value, problems, describedBy, nonce, onChange }: TextEditorProps) {
  const frame = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const tell = useRef(onChange);
  const start = useRef(value);
  useEffect(() => {
    tell.current = onChange;
  });

  useEffect(() => {
    if (!frame.current) return undefined;
    const editor = new EditorView({
      parent: frame.current,
      state: EditorState.create({
        doc: start.current,
        extensions: [
          lineNumbers(),
          lintGutter(),
          history(),
          drawSelection(),
          highlightActiveLine(),
          markdown(),
          syntaxHighlighting(colours),
          look,
          EditorView.lineWrapping,
          EditorView.cspNonce.of(nonce),
          keymap.of([...defaultKeymap, ...historyKeymap]),
          EditorView.contentAttributes.of({
            "aria-label": "Text of the article",
            spellcheck: "true",
            tabindex: "0",
            ...(describedBy === undefined ? {} : { "aria-describedby": describedBy }),
          }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) tell.current(update.state.doc.toString());
          }),
        ],
      }),
    });
    view.current = editor;
    return () => {
      editor.destroy();
    };
  }, [nonce, describedBy]);

  useEffect(() => {
    const editor = view.current;
    // What was typed here comes back as the value; anything else is an undo, or a file from the disk.
    if (!editor || editor.state.doc.toString() === value) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } });
  }, [value]);

  useEffect(() => {
    const editor = view.current;
    if (editor) editor.dispatch(setDiagnostics(editor.state, toDiagnostics(editor.state, problems)));
  }, [problems, value]);

  return <div ref={frame} css={frameCss} />;
}
