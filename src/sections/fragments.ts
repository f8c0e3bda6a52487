import { graphql } from "gatsby";

/** Fragments that several sections read. */
export const fragments = graphql`
  fragment Frame on PageSection {
    anchor
    ground
    spacing
  }
  fragment Titled on TitledSection {
    ...Frame
    title
    text
  }
  fragment Action on Action {
    label
    to
  }
  fragment Heading on Heading {
    title
    text
  }
  fragment Point on Point {
    title
    text
  }
  fragment LogoFile on File {
    publicURL
    naturalSize {
      width
      height
    }
  }
`;
