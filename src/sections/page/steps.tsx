import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { ActionList } from "../../components/action-list";
import { PointList } from "../../components/point-list";
import { Section } from "../../components/section";
import { createStepListCss, stepRowCss, timeRowCss } from "../../components/step-list-css";
import { limit, size, space } from "../../theme/tokens";

/** Most steps side by side. */
const maxColumns = 6;

const textCss = css({ "& li": { gap: space.tight }, "& h3": { fontSize: size.lead, lineHeight: 1.25 } });
const layoutCss = {
  line: css(stepRowCss, textCss),
  column: css(createStepListCss(limit(2)), textCss),
  calendar: css(timeRowCss, { "& h3": { fontSize: size.lead, fontVariantNumeric: "tabular-nums" } }),
};
const nextCss = css({ marginBlockStart: space.huge });

/** What happens in which order: numbered steps, or days and weeks, along a line. */
export function StepsSection({ title, text, layout, items, onward, ...frame }: Queries.StepsSectionFragment) {
  const isCalendar = layout === "calendar";
  const line = items.length > maxColumns ? "column" : "line";
  return (
    <Section frame={frame} spacing={isCalendar ? "medium" : "large"} title={title} text={text}>
      <PointList css={layoutCss[isCalendar ? "calendar" : line]} points={items} ordered />
      {onward ? (
        <div css={nextCss}>
          <ActionList actions={[onward]} variant="primary" />
        </div>
      ) : null}
    </Section>
  );
}

export const stepsFragment = graphql`
  fragment StepsSection on StepsSection {
    ...Titled
    layout
    items {
      ...Point
    }
    onward: action {
      ...Action
    }
  }
`;
