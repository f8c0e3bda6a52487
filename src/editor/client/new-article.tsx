import { css } from "@emotion/react";
import { useState } from "react";

import { Dialog } from "../../components/dialog";
import { space } from "../../theme/tokens";
import { slugOf } from "../shared/new-article";
import { controlCss, hintCss, labelCss, stackCss } from "./parts/control-css";
import { ToolButton } from "./parts/tool-button";

const formCss = css({ display: "grid", gap: space.loose });

interface FileNameDialogProps {
  /** What is asked for; the name follows from it. */
  title: string;
  label: string;
  button: string;
  value: string;
  taken: ReadonlySet<string>;
  onClose: () => void;
  onDone: (text: string, slug: string) => void;
}

/** Asks for the title of an article and shows the file and the address that come of it. */
export function FileNameDialog({ title, label, button, value, taken, onClose, onDone }: FileNameDialogProps) {
  const [text, setText] = useState(value);
  const slug = slugOf(text);
  const isTaken = taken.has(slug);
  const error = isTaken ? "There is a file of this name. Choose other words." : undefined;
  return (
    <Dialog open onClose={onClose} title={title} closeLabel="Close">
      <form
        css={formCss}
        onSubmit={(event) => {
          event.preventDefault();
          if (slug !== "" && !isTaken) onDone(text.trim(), slug);
        }}
      >
        <div css={stackCss}>
          <label css={labelCss} htmlFor="new-title">
            {label}
          </label>
          <input
            css={controlCss}
            id="new-title"
            value={text}
            aria-invalid={isTaken || undefined}
            aria-describedby="new-title-hint"
            onChange={({ target }) => {
              setText(target.value);
            }}
          />
          <p css={hintCss} id="new-title-hint" role="status">
            {error ?? `File: data/articles/${slug || "…"}.mdx`}
          </p>
        </div>
        <div>
          <ToolButton tone="primary" type="submit" disabled={slug === "" || isTaken}>
            {button}
          </ToolButton>
        </div>
      </form>
    </Dialog>
  );
}
