import { css } from "@emotion/react";

import { PointList } from "../../components/point-list";
import { Section, SectionHeading } from "../../components/section";
import { createStepListCss } from "../../components/step-list-css";
import { media, size, space } from "../../theme/tokens";

// Wide windows show the line above the steps.
const listCss = css(createStepListCss("2rem"), {
  "& li": { gap: space.tight },
  "& h3": { fontSize: size.lead, lineHeight: 1.25 },
  "& p": { fontSize: size.body },
  [media.wide]: {
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto 1fr",
    "& li": {
      gridRow: "1 / span 2",
      // Aligns the texts of all steps.
      gridTemplateRows: "subgrid",
      paddingBlock: "3.5rem 0",
      paddingInline: `0 ${space.loose}`,
    },
    "& li:not(:last-of-type)::after": {
      insetBlock: "calc(1rem - 1px) auto",
      insetInline: 0,
      borderWidth: "2px 0 0",
    },
  },
});

/** Numbered steps along a line. */
export function StepsLine({ title, text, items, ...frame }: Queries.StepsSectionFragment) {
  return (
    <Section frame={frame} spacing="large">
      <SectionHeading title={title} text={text} />
      <PointList css={listCss} points={items} ordered />
    </Section>
  );
}
