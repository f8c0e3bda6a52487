import { css } from "@emotion/react";
import { Fragment, useId, type CSSProperties, type ReactNode } from "react";

import type { ReadableTone } from "../../theme/readable-tone";
import { color, media, size, space, weight } from "../../theme/tokens";
import { Icon } from "../icon";
import { flipCss } from "./flip-css";

interface FlipTileProps {
  name: string;
  /** Above the name on the front. */
  mark: ReactNode;
  text: string;
  /** Small, at the foot of the back. */
  notes: readonly string[];
  tone: ReadableTone;
}

const frontCss = css({
  position: "relative",
  display: "grid",
  gridTemplateRows: "1fr auto",
  justifyItems: "center",
  alignItems: "center",
  gap: space.snug,
  padding: `${space.wide} ${space.normal} ${space.loose}`,
  background: color.raised,
  textAlign: "center",
});
const nameCss = css({ fontSize: size.small, fontWeight: weight.strong, lineHeight: 1.3 });
const hintCss = css({
  position: "absolute",
  insetBlockStart: space.snug,
  insetInlineEnd: space.snug,
  width: "1rem",
  height: "1rem",
  color: color.muted,
  opacity: 0.7,
  "@media (forced-colors: active)": { color: "CanvasText" },
  "@media print": { display: "none" },
});
const backCss = css({
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  gap: space.tight,
  padding: space.normal,
  background: "var(--tone)",
  color: "var(--on-tone)",
  fontSize: size.small,
  lineHeight: 1.42,
  overflowWrap: "anywhere",
  [media.mobile]: { padding: space.snug, fontSize: "0.8125rem" },
  "@media print": { background: "none", color: color.text, "& > [aria-hidden]": { display: "none" } },
  "&&": { borderColor: "color-mix(in oklab, var(--on-tone) 16%, var(--tone))" },
});
const textCss = css({ display: "grid", gridTemplateRows: "1fr auto", gap: space.snug, gridRow: "2 / -1" });
const notesCss = css({
  paddingBlockStart: space.tight,
  borderBlockStart: "1px solid color-mix(in oklab, var(--on-tone) 30%, transparent)",
  fontSize: "0.8125rem",
  lineHeight: 1.35,
  // A line ends between two notes rather than inside one.
  "& > span": { display: "inline-block" },
});

function joinNotes(notes: readonly string[]): ReactNode {
  return notes.map((note, index) => (
    <Fragment key={note}>
      <span>{index < notes.length - 1 ? `${note}\u00a0·` : note}</span>{" "}
    </Fragment>
  ));
}

/**
 * A tile with a mark on its front and words on its back: one button, named by its front and described by its back, so that both
 * are read without turning it. It turns under a pointer, under keyboard focus, and by a tap.
 */
export function FlipTile({ name, mark, text, notes, tone }: FlipTileProps) {
  const id = useId();
  return (
    <button
      css={flipCss}
      type="button"
      aria-labelledby={`${id}name`}
      aria-describedby={`${id}back`}
      style={{ "--on-tone": tone.text, "--tone": tone.ground } as CSSProperties}
    >
      <span css={frontCss} data-side="front">
        {mark}
        <span css={nameCss} id={`${id}name`}>
          {name}
        </span>
        <Icon css={hintCss} name="plus" />
      </span>
      <span css={backCss} data-side="back">
        <span css={nameCss} aria-hidden="true">
          {name}
        </span>
        <span css={textCss} id={`${id}back`}>
          <span>{text}</span> <span css={notesCss}>{joinNotes(notes)}</span>
        </span>
      </span>
    </button>
  );
}
