import { css } from "@emotion/react";

import { media, size, space, width } from "../theme/tokens";

const wrapperCss = css({
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
  /** Id that names the section. */
  id?: string;
  /** Title and text side by side, over the page's width. */
  wide?: boolean;
  className?: string;
}

/** Heading of a section, with a sentence or two under it. */
export function SectionHeading({ title, text, id, wide = false, className }: SectionHeadingProps) {
  return (
    <div css={[wrapperCss, wide && wideCss]} className={className}>
      <h2 css={titleCss} id={id}>
        {title}
      </h2>
      {text ? <p css={textCss}>{text}</p> : null}
    </div>
  );
}
