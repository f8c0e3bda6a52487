import { graphql, type PageProps } from "gatsby";

import { Partners } from "../sections/partners";
import { TrustedBy } from "../sections/trusted-by";
import { still } from "../start/still";

const { HomeBegin, HomeEnd } = await still(["HomeBegin", "HomeEnd"], () => import("./parts/home"));

export default function HomeTemplate({ data }: PageProps<Queries.HomeTemplateQuery>) {
  const { page, interfaceStrings, allLeader, allPartner, allCustomer } = data;
  if (!page || !interfaceStrings) return null;
  const { motion } = interfaceStrings;
  return (
    <>
      <HomeBegin page={page} leaders={allLeader.nodes} />
      <Partners heading={page.partners} partners={allPartner.nodes} motion={motion} />
      <TrustedBy trustedBy={page.trustedBy} customers={allCustomer.nodes} motion={motion} />
      <HomeEnd page={page} />
    </>
  );
}

export const query = graphql`
  query HomeTemplate($id: String!) {
    page: homePage(id: { eq: $id }) {
      ...PageHead
      hero {
        ...Hero
      }
      signal {
        past
        now
        ahead
      }
      stats {
        ...Stat
      }
      award {
        ...Award
      }
      leaders {
        ...Heading
      }
      screen {
        ...Screen
      }
      difference {
        ...Difference
      }
      partners {
        ...Heading
      }
      trustedBy {
        ...TrustedBy
      }
      industryLeaders {
        ...IndustryLeaders
      }
      callToAction {
        ...CallToAction
      }
    }
    interfaceStrings {
      motion {
        ...MotionWords
      }
    }
    allLeader {
      nodes {
        ...Leader
      }
    }
    allPartner {
      nodes {
        ...Partner
      }
    }
    allCustomer {
      nodes {
        ...Customer
      }
    }
  }
`;
