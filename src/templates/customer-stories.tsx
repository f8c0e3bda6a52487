import { graphql, type PageProps } from "gatsby";

import { FeaturedCustomers } from "../sections/featured-customers";
import { Hero } from "../sections/hero";
import { PageHead, toHeadProps } from "../sections/page-head";

export default function CustomerStoriesTemplate({
  data: { page, allCustomer },
}: PageProps<Queries.CustomerStoriesTemplateQuery>) {
  if (!page) return null;
  return (
    <>
      <PageHead {...toHeadProps(page)} type="CollectionPage" />
      <Hero hero={page.hero} />
      <FeaturedCustomers heading={page.coming} customers={allCustomer.nodes} links={page.links} />
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
