import { graphql } from "gatsby";

/** Sections that hydrate. Only the server imports them from here. */
export { FeaturedCustomers as FeaturedCustomersSection } from "./featured-customers";
export { ForecastScreen as ForecastSection } from "./forecast";
export { Form as FormSection } from "./form";
export { Highlights as HighlightsSection } from "./highlights";
export { Logos as LogosSection } from "./logos";
export { MovingPlatforms as MovingPlatformsSection } from "./moving-platforms";
export { Partners as PartnersSection } from "./partners";
export { Platforms as PlatformsSection } from "./platforms";
export { Posts as PostsSection } from "./posts";

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
