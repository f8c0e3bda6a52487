import { css } from "@emotion/react";
import type { ReactNode } from "react";

import { color, space } from "../theme/tokens";
import { panelCss } from "./bar-styles";

const formCss = css({
  position: "absolute",
  // Below the bar.
  zIndex: 1_999_998,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  // Room to scroll to its end above the bar.
  marginBlockEnd: "5rem",
  gap: space.tight,
  padding: space.snug,
  border: `2px solid ${color.accent}`,
});

/** Finds where a form covers an element, within the window, in pixels from the beginning of the page. */
function placeOver(sourced: Element) {
  const { left, top, width } = sourced.getBoundingClientRect();
  const room = document.documentElement.clientWidth;
  const box = Math.min(Math.max(width + 24, 320), room - 16);
  return { left: Math.max(8, Math.min(left - 12, room - box - 8)) + scrollX, top: top - 12 + scrollY, width: box };
}

interface EditorFormProps {
  sourced: Element;
  onSave: () => void;
  children: ReactNode;
}

/** Form over an element of the page. It is saved when it is sent, or left. */
export function EditorForm({ sourced, onSave, children }: EditorFormProps) {
  return (
    // The focus leaves the form as a whole.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      data-edit-bar=""
      css={[panelCss, formCss]}
      style={placeOver(sourced)}
      onMouseDown={(event) => {
        // Safari would take the focus from the text, which saves it.
        if (!(event.target as Element).closest("textarea, input, select, summary, label, a")) event.preventDefault();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Also the whole window loses the focus, to one that chooses a file.
        if (!currentTarget.contains(relatedTarget) && document.hasFocus()) onSave();
      }}
    >
      {children}
    </form>
  );
}
