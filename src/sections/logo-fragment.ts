import { graphql } from "gatsby";

export const logoFileFragment = graphql`
  fragment LogoFile on File {
    publicURL
    vectorSize {
      width
      height
    }
  }
`;
