import { graphql } from "gatsby";

/** Sections without state, effects and handlers. One chunk, which a browser loads when a visitor follows a link. */
export { CallToActionSection } from "./call-to-action";
export { ComingStoriesSection } from "./coming-stories";
export { ComparisonSection } from "./comparison";
export { DataPrivacySection } from "./data-privacy";
export { DataSourcesSection } from "./data-sources";
export { DocumentSection } from "./document";
export { FiguresSection } from "./figures";
export { HeroSection } from "./hero";
export { HistorySection } from "./history";
export { JobsSection } from "./jobs";
export { LeadersSection } from "./leaders";
export { MeasuresSection } from "./measures";
export { NoticeSection } from "./notice";
export { PeopleSection } from "./people";
export { PictureSection } from "./picture";
export { ListSection, PointsSection, ValuesSection } from "./points";
export { QuestionsSection } from "./questions";
export { QuoteSection } from "./quote";
export { StepsSection } from "./steps";
export { StorySection } from "./story";
export { TextSection } from "./text";
export { TilesSection } from "./tiles";
export { VoicesSection } from "./voices";

/** Parts of all pages, of articles and of sections that hydrate. */
export { FooterLinks } from "../../components/layout/footer-links";
export { ArticlePage } from "../article/article-page";
export { WhatHappensNext } from "./form-next";
export { FormNotice } from "./form-notice";
export { ContactProof } from "./form-proof";
export { LogoTrack } from "./logo-track";
export { PageSuggestions } from "./page-suggestions";

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
      ...ListSection
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
