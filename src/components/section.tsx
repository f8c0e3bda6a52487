import { css } from "@emotion/react";
import type { ReactNode } from "react";

import { color, media, size, space, width } from "../theme/tokens";

const sectionCss = css({ paddingBlock: space.section });

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
  /** Anchor in addresses. */
  id?: string;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  className?: string;
}

/** A section of a page: its ground has the width of the window, its content the width of the page. */
export function Section({ children, ground = "plain", id, labelledBy, className }: SectionProps) {
  return (
    <section css={[sectionCss, groundCss[ground]]} className={className} id={id} aria-labelledby={labelledBy}>
      <div css={containerCss}>{children}</div>
    </section>
  );
}

const headingCss = css({
  display: "grid",
  gap: space.normal,
  maxWidth: width.measure,
  marginBlockEnd: space.huge,
  breakInside: "avoid",
  breakAfter: "avoid",
});
const wideCss = css({
  [media.wide]: {
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    gap: space.vast,
    alignItems: "end",
    maxWidth: "none",
  },
});
const titleCss = css({ fontSize: size.heading, maxWidth: "13.7em" });
const textCss = css({ fontSize: size.lead, opacity: 0.82, maxWidth: "34.5em" });

interface SectionHeadingProps {
  title: string;
  text?: string | null | undefined;
  id?: string;
  /** Title and text side by side, over the page's width. */
  wide?: boolean;
  className?: string;
}

/** Heading of a section, with a sentence or two below it. */
export function SectionHeading({ title, text, id, wide = false, className }: SectionHeadingProps) {
  return (
    <div css={[headingCss, wide && wideCss]} className={className}>
      <h2 css={titleCss} id={id}>
        {title}
      </h2>
      {text ? <p css={textCss}>{text}</p> : null}
    </div>
  );
}
