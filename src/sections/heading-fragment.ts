import { graphql } from "gatsby";

/** Heading of a section, for `SectionHeading`. */
export const headingFragment = graphql`
  fragment Heading on Heading {
    title
    text
  }
`;

/** A heading with a text. */
export const pointFragment = graphql`
  fragment Point on Point {
    title
    text
  }
`;
