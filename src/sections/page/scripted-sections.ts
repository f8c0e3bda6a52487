import { graphql } from "gatsby";

/** Sections that hydrate. Only the server imports them from here. */
export { FeaturedCustomersSection } from "./featured-customers";
export { ForecastSection } from "./forecast";
export { FormSection } from "./form";
export { HighlightsSection } from "./highlights";
export { LogosSection } from "./logos";
export { MovingPlatformsSection } from "./moving-platforms";
export { PartnersSection } from "./partners";
export { PlatformsSection } from "./platforms";
export { PostsSection } from "./posts";

export const scriptedSectionsFragment = graphql`
  fragment ScriptedSections on SectionsPage {
    sections {
      __typename
      ...FeaturedCustomersSection
      ...ForecastSection
      ...FormSection
      ...HighlightsSection
      ...LogosSection
      ...MovingPlatformsSection
      ...PartnersSection
      ...PlatformsSection
      ...PostsSection
    }
  }
`;
