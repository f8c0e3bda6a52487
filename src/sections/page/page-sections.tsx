import { graphql } from "gatsby";
import { createElement, type ComponentType } from "react";

import { ArticlesSection } from "./articles";
import { CallToActionSection } from "./call-to-action";
import { ComparisonSection } from "./comparison";
import { DataPrivacySection } from "./data/data-privacy";
import { DataSourcesSection } from "./data/data-sources";
import { DocumentSection } from "./document";
import { ForecastSection } from "./forecast/forecast-section";
import { FormSection } from "./form/form";
import { HeroSection } from "./hero/hero";
import { HighlightsSection } from "./highlights";
import { HistorySection } from "./history";
import { JobsSection } from "./jobs";
import { LedgerSection } from "./stories/ledger";
import { LeadersSection } from "./leaders";
import { LogosSection } from "./logos/logos";
import { MeasuresSection } from "./figures/measures";
import { MovingPlatformsSection } from "./platforms/moving-platforms";
import { NoticeSection } from "./notice";
import { PartnersSection } from "./partners";
import { PeopleSection } from "./people/people";
import { PictureSection } from "./pictures/picture";
import { PlatformsSection } from "./platforms/platforms";
import { ListSection, PointsSection, ValuesSection } from "./points";
import { PostsSection } from "./posts";
import { QuestionsSection } from "./questions";
import { QuoteSection } from "./quote";
import { StepsSection } from "./steps";
import { StorySection } from "./stories/story";
import { TextSection } from "./text";
import { TilesSection } from "./tiles";
import { VoicesSection } from "./voices";
import { WalkthroughSection } from "./walkthrough/walkthrough";

export type PageSection = NonNullable<Queries.SectionsTemplateQuery["page"]>["sections"][number];

/** Component of each kind of section. `position` is its index on the page. */
const components: {
  [Type in PageSection["__typename"]]: ComponentType<Extract<PageSection, { __typename: Type }> & { position: number }>;
} = {
  ArticlesSection,
  CallToActionSection,
  ComparisonSection,
  DataPrivacySection,
  DataSourcesSection,
  DocumentSection,
  ForecastSection,
  FormSection,
  HeroSection,
  HighlightsSection,
  HistorySection,
  JobsSection,
  LeadersSection,
  LedgerSection,
  ListSection,
  LogosSection,
  MeasuresSection,
  MovingPlatformsSection,
  NoticeSection,
  PartnersSection,
  PeopleSection,
  PictureSection,
  PlatformsSection,
  PointsSection,
  PostsSection,
  QuestionsSection,
  QuoteSection,
  StepsSection,
  StorySection,
  TextSection,
  TilesSection,
  ValuesSection,
  VoicesSection,
  WalkthroughSection,
};

/** Sections of a page. */
export function PageSections({ sections }: { sections: readonly PageSection[] }) {
  return sections.map((section, position) => {
    const Component = components[section.__typename] as ComponentType<PageSection & { position: number }>;
    return createElement(Component, { key: position, ...section, position });
  });
}

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
