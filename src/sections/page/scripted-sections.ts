import { graphql } from "gatsby";

/** Sections that hydrate. Only the server imports them from here. */
export { ArticlesSection, PostsSection } from "./posts";
export { FeaturedCustomersSection } from "./featured-customers";
export { ForecastSection } from "./forecast";
export { FormSection } from "./form";
export { HighlightsSection } from "./highlights";
export { LogosSection } from "./logos";
export { MovingPlatformsSection } from "./moving-platforms";
export { PartnersSection } from "./partners";
export { PlatformsSection } from "./platforms";

export const scriptedSectionsFragment = graphql`
  fragment ScriptedSections on SectionsPage {
    sections {
      __typename
      ...ArticlesSection
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
