import { css } from "@emotion/react";
import { useId, type CSSProperties, type ReactNode } from "react";

import { color, media, motion, radius, size, space, weight } from "../theme/tokens";
import { Icon } from "./icon";

interface FlipTileProps {
  name: string;
  /** Shown above the name on the front. */
  mark: ReactNode;
  /** Smaller mark, beside the name on the back. */
  smallMark: ReactNode;
  text: string;
  /** Shown at the bottom of the back. */
  notes: readonly string[];
  tone: Queries.ReadableTone;
}

const front = "& > [data-side=front]";
const back = "& > [data-side=back]";

// Stacks both sides in one grid cell, so that the tile fits the larger one. Flips without a script.
const tileCss = css({
  display: "grid",
  width: "100%",
  height: "100%",
  borderRadius: radius.medium,
  textAlign: "start",
  "&:focus-visible": { borderRadius: radius.medium },
  "& > [data-side]": {
    gridArea: "1 / 1",
    minWidth: 0,
    border: `1px solid ${color.line}`,
    borderRadius: radius.medium,
    backfaceVisibility: "hidden",
    transition: `transform 420ms cubic-bezier(0.3, 0, 0.1, 1), border-color ${motion.quick}`,
  },
  [front]: { transform: "perspective(60rem) rotateY(0deg)" },
  [back]: { transform: "perspective(60rem) rotateY(180deg)" },
  [media.reducedMotion]: { [front]: { transform: "none" }, [back]: { transform: "none", visibility: "hidden" } },
  // On touch screens, a tap hovers until the next tap elsewhere.
  "&:hover, &:focus-visible, &[aria-expanded=true]": {
    [front]: { transform: "perspective(60rem) rotateY(180deg)" },
    [back]: { transform: "perspective(60rem) rotateY(360deg)" },
    [media.reducedMotion]: {
      [front]: { transform: "none", visibility: "hidden" },
      [back]: { transform: "none", visibility: "visible" },
    },
  },
  // Prints both sides, one below the other.
  "@media print": { display: "block", "&& > [data-side]": { transform: "none", visibility: "visible", border: 0 } },
});
const frontCss = css({
  position: "relative",
  display: "grid",
  gridTemplateRows: "1fr auto",
  placeItems: "center",
  gap: space.snug,
  padding: `${space.loose} ${space.normal} ${space.normal}`,
  [media.mobile]: { padding: `${space.loose} ${space.hair} ${space.snug}` },
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
  "@media print": { display: "none" },
});
const backCss = css({
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  gap: space.tight,
  padding: space.snug,
  background: "var(--tone)",
  color: "var(--on-tone)",
  fontSize: size.caption,
  lineHeight: 1.35,
  [media.mobile]: { padding: space.tight, gap: space.hair, lineHeight: 1.3 },
  "@media print": { background: "none", color: color.text },
  "&&": { borderColor: "color-mix(in oklab, var(--on-tone) 16%, var(--tone))" },
});
const headCss = css({
  display: "flex",
  alignItems: "center",
  gap: space.tight,
  fontWeight: weight.strong,
  "@media print": { display: "none" },
  // Brand colors need a light background.
  "& > :first-of-type": {
    flex: "none",
    boxSizing: "content-box",
    padding: 3,
    borderRadius: radius.small,
    background: color.raised,
  },
});
const notesCss = css({
  paddingBlockStart: space.hair,
  borderBlockStart: "1px solid color-mix(in oklab, var(--on-tone) 30%, transparent)",
  fontSize: size.caption,
  lineHeight: 1.35,
  // Breaks lines only between notes.
  "& > span": { display: "inline-block" },
});

function joinNotes(notes: readonly string[]): ReactNode {
  return notes.flatMap((note, index) => [
    <span key={note}>{index < notes.length - 1 ? `${note}\u00a0·` : note}</span>,
    " ",
  ]);
}

/**
 * Tile that flips on hover, focus and tap. A button, whose description is the back. `src/browser/turn-tiles.ts` adds the state that a
 * press changes.
 */
export function FlipTile({ name, mark, smallMark, text, notes, tone }: FlipTileProps) {
  const id = useId();
  return (
    <button
      css={tileCss}
      type="button"
      aria-labelledby={`${id}name`}
      aria-describedby={`${id}text ${id}notes`}
      data-tile=""
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
        <span css={headCss}>
          {smallMark}
          {name}
        </span>
        <span id={`${id}text`}>{text}</span>{" "}
        <span css={notesCss} id={`${id}notes`}>
          {joinNotes(notes)}
        </span>
      </span>
    </button>
  );
}
