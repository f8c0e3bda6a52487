import { graphql } from "gatsby";

// A component and a fragment for each kind of section, named like its type in GraphQL.
export { ArticlesSection } from "./articles";
export { CallToActionSection } from "./call-to-action";
export { ComparisonSection } from "./comparison";
export { DataPrivacySection } from "./data/data-privacy";
export { DataSourcesSection } from "./data/data-sources";
export { DocumentSection } from "./document";
export { ForecastSection } from "./forecast/forecast-section";
export { FormSection } from "./form/form";
export { HeroSection } from "./hero/hero";
export { HighlightsSection } from "./highlights/highlights";
export { HistorySection } from "./history";
export { JobsSection } from "./jobs";
export { LedgerSection } from "./stories/ledger";
export { LeadersSection } from "./leaders";
export { LogosSection } from "./logos/logos";
export { MeasuresSection } from "./figures/measures";
export { MovingPlatformsSection } from "./platforms/moving-platforms";
export { NoticeSection } from "./notice";
export { PartnersSection } from "./partners";
export { PeopleSection } from "./people/people";
export { PictureSection } from "./pictures/picture";
export { PlansSection } from "./plans";
export { PlatformsSection } from "./platforms/platforms";
export { ListSection, PointsSection, ValuesSection } from "./points";
export { PostsSection } from "./posts";
export { QuestionsSection } from "./questions";
export { QuoteSection } from "./quotes/quote";
export { StepsSection } from "./steps";
export { StorySection } from "./stories/story";
export { TextSection } from "./text";
export { TilesSection } from "./tiles";
export { VoicesSection } from "./quotes/voices";
export { WalkthroughSection } from "./walkthrough/walkthrough";

export const pageSectionsFragment = graphql`
  fragment PageSections on SectionsPage {
    sections {
      __typename
      ...ArticlesSection
      ...CallToActionSection
      ...ComparisonSection
      ...DataPrivacySection
      ...DataSourcesSection
      ...DocumentSection
      ...ForecastSection
      ...FormSection
      ...HeroSection
      ...HighlightsSection
      ...HistorySection
      ...JobsSection
      ...LeadersSection
      ...LedgerSection
      ...ListSection
      ...LogosSection
      ...MeasuresSection
      ...MovingPlatformsSection
      ...NoticeSection
      ...PartnersSection
      ...PeopleSection
      ...PictureSection
      ...PlansSection
      ...PlatformsSection
      ...PointsSection
      ...PostsSection
      ...QuestionsSection
      ...QuoteSection
      ...StepsSection
      ...StorySection
      ...TextSection
      ...TilesSection
      ...ValuesSection
      ...VoicesSection
      ...WalkthroughSection
    }
  }
`;
