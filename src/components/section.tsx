import { css } from "@emotion/react";
import type { ReactNode } from "react";

import { color, columns, media, size, space, width } from "../theme/tokens";

const rhythmCss = {
  joined: css({ paddingBlock: `0 ${space.between}` }),
  within: css({ paddingBlock: space.within }),
  between: css({ paddingBlock: space.between }),
  turn: css({ paddingBlock: `${space.turn} ${space.between}` }),
};

const groundCss = {
  plain: undefined,
  sunken: css({
    background: color.sunken,
    borderBlock: `1px solid ${color.line}`,
    "@media print": { borderBlock: 0 },
  }),
  dark: css({ background: color.dark, color: color.onDark }),
};

export const containerCss = css({
  width: "100%",
  maxWidth: `calc(${width.page} + 2 * ${space.gutter})`,
  marginInline: "auto",
  paddingInline: space.gutter,
});

interface SectionProps {
  children: ReactNode;
  ground?: keyof typeof groundCss;
  /** Space around it: it continues what is above it, belongs to the same thought, begins another one, or the page turns. */
  rhythm?: keyof typeof rhythmCss;
  /** Anchor in addresses. */
  id?: string;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  className?: string;
}

/** A section of a page: its ground has the width of the window, its content the width of the page. */
export function Section({ children, ground = "plain", rhythm = "between", id, labelledBy, className }: SectionProps) {
  return (
    <section css={[rhythmCss[rhythm], groundCss[ground]]} className={className} id={id} aria-labelledby={labelledBy}>
      <div css={containerCss}>{children}</div>
    </section>
  );
}

const headingCss = css({
  display: "grid",
  gap: space.normal,
  maxWidth: width.measure,
  marginBlockEnd: `clamp(${space.wide}, 4vw, ${space.huge})`,
  breakInside: "avoid",
  breakAfter: "avoid",
});
const placeCss = {
  above: undefined,
  // The text begins on the title's first line, so that the title is read first.
  beside: css({
    [media.wide]: {
      gridTemplateColumns: columns.threeFifths,
      gap: space.vast,
      alignItems: "baseline",
      maxWidth: "none",
    },
  }),
};
const titleCss = css({ fontSize: size.heading, maxWidth: "13.7em" });
const textCss = css({ fontSize: size.lead, opacity: 0.82, maxWidth: "34.5em" });

interface SectionHeadingProps {
  title: string;
  text?: string | null | undefined;
  id?: string;
  /** The text is below the title or beside it. */
  place?: keyof typeof placeCss;
  className?: string;
}

/** Heading of a section, with a sentence or two below it. */
export function SectionHeading({ title, text, id, place = "above", className }: SectionHeadingProps) {
  return (
    <div css={[headingCss, placeCss[place]]} className={className}>
      <h2 css={titleCss} id={id}>
        {title}
      </h2>
      {text ? <p css={textCss}>{text}</p> : null}
    </div>
  );
}
