import { css } from "@emotion/react";
import type { ComponentProps } from "react";

import { columns, media, oneColumn, space } from "../theme/tokens";
import { Section, SectionHeading } from "./section";

const sideCss = css({
  ...oneColumn,
  [media.wide]: { gridTemplateColumns: columns.oneThird, columnGap: space.vast },
  // Browsers do not break between the rows of a grid as between blocks: a heading would stay alone.
  "@media print": { display: "block" },
});
const sideHeadingCss = css({
  alignSelf: "start",
  [media.wide]: { position: "sticky", insetBlockStart: "calc(var(--header-height) + 2rem)", marginBlockEnd: 0 },
});

type SideSectionProps = ComponentProps<typeof Section> & Pick<ComponentProps<typeof SectionHeading>, "title" | "text">;

/** Section with a sticky heading beside its content. */
export function SideSection({ title, text, children, ...section }: SideSectionProps) {
  return (
    <Section {...section}>
      <div css={sideCss}>
        <SectionHeading css={sideHeadingCss} title={title} text={text} id={section.labelledBy} />
        {children}
      </div>
    </Section>
  );
}
