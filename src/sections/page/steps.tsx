import { graphql } from "gatsby";

import { StepsCalendar } from "./steps-calendar";
import { StepsLine } from "./steps-line";

/** What happens in which order. */
export function Steps(section: Queries.StepsSectionFragment) {
  return section.layout === "calendar" ? <StepsCalendar {...section} /> : <StepsLine {...section} />;
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
