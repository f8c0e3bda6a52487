import { css } from "@emotion/react";
import type { ComponentProps } from "react";

import { Section, SectionHeading } from "../../components/section";
import { writeStepNumber } from "../../components/step-number";
import { color, media, space } from "../../theme/tokens";

interface StepsProps {
  title: string;
  items: readonly Queries.PointFragment[];
  rhythm?: ComponentProps<typeof Section>["rhythm"];
}

// One line through all steps, beside or above them: solid up to the last but one, then dashed.
const listCss = css({
  display: "grid",
  counterReset: "step",
  [media.wide]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)", gridTemplateRows: "auto 1fr" },
});
const stepCss = css({
  position: "relative",
  display: "grid",
  alignContent: "start",
  gap: space.tight,
  counterIncrement: "step",
  padding: `0 0 ${space.huge} ${space.huge}`,
  "&::before": writeStepNumber("2rem"),
  "&::after": {
    content: '""',
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: "calc(1rem - 1px)",
    borderInlineStart: `2px solid ${color.accent}`,
  },
  "&:nth-last-of-type(2)::after": { borderInlineStartStyle: "dashed", borderBlockStartStyle: "dashed" },
  "&:last-of-type::after": { display: "none" },
  [media.wide]: {
    gridRow: "1 / span 2",
    // All texts begin at the same height.
    gridTemplateRows: "subgrid",
    padding: `3.5rem ${space.loose} 0 0`,
    "&::after": {
      insetBlock: "calc(1rem - 1px) auto",
      insetInline: 0,
      borderInlineStart: 0,
      borderBlockStart: `2px solid ${color.accent}`,
    },
  },
});
const titleCss = css({ fontSize: "1.1875rem", lineHeight: 1.25 });
const textCss = css({ color: color.muted, fontSize: "1rem" });

/** Steps along a line. */
export function Steps({ title, items, rhythm = "turn" }: StepsProps) {
  return (
    <Section rhythm={rhythm}>
      <SectionHeading title={title} />
      <ol role="list" css={listCss}>
        {items.map((item) => (
          <li key={item.title} css={stepCss}>
            <h3 css={titleCss}>{item.title}</h3>
            <p css={textCss}>{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
