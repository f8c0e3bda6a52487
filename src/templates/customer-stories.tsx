import { graphql, type PageProps } from "gatsby";
import { Suspense } from "react";

import { ActionList } from "../components/action-list";
import { Section, SectionHeading } from "../components/section";
import { StaticSection } from "../bootstrap/static-section";
import { CallToAction } from "../sections/call-to-action";
import { ComingStories } from "../sections/customer-stories/coming-stories";
import { FeaturedCustomers } from "../sections/customer-stories/featured-customers";
import { Hero } from "../sections/hero";
import { Measures } from "../sections/customer-stories/measures";
import { PageHead, toHeadProps } from "../sections/page-head";

export default function CustomerStoriesTemplate({ data }: PageProps<Queries.CustomerStoriesTemplateQuery>) {
  const { page, allCustomer } = data;
  if (!page) return null;
  return (
    <>
      <StaticSection>
        <PageHead {...toHeadProps(page)} type="CollectionPage" />
        <Hero hero={page.hero} />
      </StaticSection>
      <Suspense>
        <Section ground="dark" spacing="small">
          <SectionHeading {...page.coming} layout="beside" />
          {allCustomer.nodes.length > 0 ? <FeaturedCustomers name={page.logos} customers={allCustomer.nodes} /> : null}
          <ActionList actions={page.links} />
        </Section>
      </Suspense>
      <StaticSection>
        {page.stories ? <ComingStories {...page.stories} /> : null}
        {page.measures ? <Measures {...page.measures} /> : null}
        {page.callToAction ? <CallToAction {...page.callToAction} variant="forecast" /> : null}
      </StaticSection>
    </>
  );
}

export const query = graphql`
  query CustomerStoriesTemplate($id: String!) {
    page: customerStoriesPage(id: { eq: $id }) {
      ...PageHead
      coming {
        ...Heading
      }
      logos
      links {
        label
        to
      }
      stories {
        ...ComingStories
      }
      measures {
        ...Measures
      }
      callToAction {
        ...CallToAction
      }
    }
    allCustomer(filter: { featured: { eq: true } }) {
      nodes {
        ...FeaturedCustomer
      }
    }
  }
`;
