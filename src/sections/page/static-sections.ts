import { graphql } from "gatsby";

/** Sections without state, effects and handlers. One chunk, which a browser loads when a visitor follows a link. */
export { CallToAction as CallToActionSection } from "./call-to-action";
export { ComingStories as ComingStoriesSection } from "./coming-stories";
export { Comparison as ComparisonSection } from "./comparison";
export { DataPrivacy as DataPrivacySection } from "./data-privacy";
export { DataSources as DataSourcesSection } from "./data-sources";
export { Document as DocumentSection } from "./document";
export { Figures as FiguresSection } from "./figures";
export { Hero as HeroSection } from "./hero";
export { History as HistorySection } from "./history";
export { Jobs as JobsSection } from "./jobs";
export { Leaders as LeadersSection } from "./leaders";
export { Measures as MeasuresSection } from "./measures";
export { Notice as NoticeSection } from "./notice";
export { People as PeopleSection } from "./people";
export { ProductPicture as PictureSection } from "./picture";
export { Points as PointsSection } from "./points";
export { Questions as QuestionsSection } from "./questions";
export { Quote as QuoteSection } from "./quote";
export { Steps as StepsSection } from "./steps";
export { Story as StorySection } from "./story";
export { Text as TextSection } from "./text";
export { Tiles as TilesSection } from "./tiles";
export { Values as ValuesSection } from "./values";
export { Voices as VoicesSection } from "./voices";

export const staticSectionsFragment = graphql`
  fragment StaticSections on SectionsPage {
    sections {
      __typename
      ...CallToActionSection
      ...ComingStoriesSection
      ...ComparisonSection
      ...DataPrivacySection
      ...DataSourcesSection
      ...DocumentSection
      ...FiguresSection
      ...HeroSection
      ...HistorySection
      ...JobsSection
      ...LeadersSection
      ...MeasuresSection
      ...NoticeSection
      ...PeopleSection
      ...PictureSection
      ...PointsSection
      ...QuestionsSection
      ...QuoteSection
      ...StepsSection
      ...StorySection
      ...TextSection
      ...TilesSection
      ...ValuesSection
      ...VoicesSection
    }
  }
`;
