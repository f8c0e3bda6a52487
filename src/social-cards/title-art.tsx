import { lineHeight, titleWidth, type TitleStep } from "./title-steps";

/** The title of a card, broken into lines of about one length. */
export function TitleArt({ title, step }: { title: string; step: TitleStep }) {
  const style = {
    width: titleWidth,
    // Capitals begin this far inside their box; so their stems stand below the mark's edge.
    marginLeft: -0.05 * step.size,
    fontFamily: "Geist",
    fontSize: step.size,
    fontWeight: 600,
    letterSpacing: "-0.035em",
    lineHeight: `${lineHeight(step)}px`,
    textWrap: "balance",
    overflowWrap: "anywhere",
  } as const;
  return <div style={style}>{title}</div>;
}
