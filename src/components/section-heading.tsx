import { css } from "@emotion/react";

import { size, space, width } from "../theme/tokens";

const wrapperCss = css({ display: "grid", gap: space.normal, maxWidth: width.measure, marginBlockEnd: space.huge });
const titleCss = css({ fontSize: size.heading });
const textCss = css({ fontSize: size.lead, opacity: 0.82 });

interface SectionHeadingProps {
  title: string;
  text?: string | null | undefined;
  /** Id that names the section. */
  id?: string;
}

/** Heading of a section, with a sentence or two under it. */
export function SectionHeading({ title, text, id }: SectionHeadingProps) {
  return (
    <div css={wrapperCss}>
      <h2 css={titleCss} id={id}>
        {title}
      </h2>
      {text ? <p css={textCss}>{text}</p> : null}
    </div>
  );
}
