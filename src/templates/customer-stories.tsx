import { graphql, type PageProps } from "gatsby";

import { ActionList } from "../components/action-list";
import { Section } from "../components/section";
import { SectionHeading } from "../components/section-heading";
import { FeaturedCustomers } from "../sections/featured-customers";
import { still } from "../start/still";

const { StoriesBegin } = await still(["StoriesBegin"], () => import("./parts/customer-stories"));

export default function CustomerStoriesTemplate({
  data: { page, interfaceStrings, allCustomer },
}: PageProps<Queries.CustomerStoriesTemplateQuery>) {
  if (!page || !interfaceStrings) return null;
  return (
    <>
      <StoriesBegin page={page} />
      <Section ground="dark">
        <SectionHeading {...page.coming} wide />
        <FeaturedCustomers name={page.logos} customers={allCustomer.nodes} motion={interfaceStrings.motion} />
        <ActionList actions={page.links} />
      </Section>
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
