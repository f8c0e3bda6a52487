import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { PointList } from "../../components/point-list";
import { Section } from "../../components/section";
import { createStepListCss } from "../../components/step-list-css";
import { color, columns, limit, media, size, space } from "../../theme/tokens";

const stepsCss = css(createStepListCss(limit(2)), {
  "& li": { gap: space.tight },
  "& h3": { fontSize: size.lead, lineHeight: 1.25 },
});
/** Most steps side by side. */
const maxColumns = 6;
// Wide windows show the line above the steps.
const lineCss = css(stepsCss, {
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

const calendarCss = css({
  borderBlockEnd: `1px solid ${color.line}`,
  "& li": {
    gap: `${space.hair} ${space.loose}`,
    paddingBlock: space.loose,
    borderBlockStart: `1px solid ${color.line}`,
    [media.desktop]: { gridTemplateColumns: columns.oneThird, columnGap: space.vast, alignItems: "baseline" },
  },
  "& h3": { fontSize: size.title, fontVariantNumeric: "tabular-nums" },
  "& p": { maxWidth: "34rem" },
});

/** What happens in which order: numbered steps along a line, or a row for each day or week. */
export function StepsSection({ title, text, layout, items, ...frame }: Queries.StepsSectionFragment) {
  const isCalendar = layout === "calendar";
  return (
    <Section frame={frame} spacing={isCalendar ? "medium" : "large"} title={title} text={text}>
      <PointList
        css={isCalendar ? calendarCss : items.length > maxColumns ? stepsCss : lineCss}
        points={items}
        ordered
      />
    </Section>
  );
}

export const stepsFragment = graphql`
  fragment StepsSection on StepsSection {
    ...Frame
    title
    text
    layout
    items {
      ...Point
    }
  }
`;
