import { graphql, type PageProps } from "gatsby";
import { Suspense } from "react";

import { ActionList } from "../components/action-list";
import { Section } from "../components/section";
import { SectionHeading } from "../components/section-heading";
import { StaticSection } from "../components/static-section";
import { FeaturedCustomers } from "../sections/featured-customers";
import { Hero } from "../sections/hero";
import { PageHead, toHeadProps } from "../sections/page-head";

/** The page that announces customer stories. */
export default function CustomerStoriesTemplate({
  data: { page, interfaceStrings, allCustomer },
}: PageProps<Queries.CustomerStoriesTemplateQuery>) {
  if (!page || !interfaceStrings) return null;
  return (
    <>
      <StaticSection>
        <PageHead {...toHeadProps(page)} type="CollectionPage" />
        <Hero hero={page.hero} />
      </StaticSection>
      <Suspense>
        <Section ground="dark">
          <SectionHeading {...page.coming} wide />
          <FeaturedCustomers name={page.logos} customers={allCustomer.nodes} motion={interfaceStrings.motion} />
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
      hero {
        ...Hero
      }
      coming {
        ...Heading
      }
      logos
      links {
        label
        to
      }
    }
    interfaceStrings {
      motion {
        ...MotionWords
      }
    }
    allCustomer(filter: { featured: { eq: true } }) {
      nodes {
        ...FeaturedCustomer
      }
    }
  }
`;
