import { graphql } from "gatsby";

import { PointsColumns } from "./points-columns";
import { PointsList } from "./points-list";

/** Headings with their texts. */
export function Points(section: Queries.PointsSectionFragment) {
  return section.layout === "list" ? <PointsList {...section} /> : <PointsColumns {...section} />;
}

export const pointsFragment = graphql`
  fragment PointsSection on PointsSection {
    ...Frame
    title
    text
    layout
    items {
      ...Point
    }
    picture {
      ...PanelPicture
    }
  }
`;
