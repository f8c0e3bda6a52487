import { graphql, type PageProps } from "gatsby";
import { Suspense } from "react";

import { ActionList } from "../components/action-list";
import { Section, SectionHeading } from "../components/section";
import { StaticSection } from "../components/static-section";
import { FeaturedCustomers } from "../sections/company/featured-customers";
import { Hero } from "../sections/hero";
import { PageHead, toHeadProps } from "../sections/page-head";

/** The placeholder page for customer stories. */
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
        <Section ground="dark" rhythm="within">
          <SectionHeading {...page.coming} place="beside" />
          <FeaturedCustomers name={page.logos} customers={allCustomer.nodes} />
          <ActionList actions={page.links} />
        </Section>
      </Suspense>
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
    }
    allCustomer(filter: { featured: { eq: true } }) {
      nodes {
        ...FeaturedCustomer
      }
    }
  }
`;
