import { graphql, type PageProps } from "gatsby";

import { SignalLine } from "../components/signal-line";
import { Award } from "../sections/award";
import { CallToAction } from "../sections/call-to-action";
import { Difference } from "../sections/difference";
import { Hero } from "../sections/hero";
import { IndustryLeaders } from "../sections/industry-leaders";
import { Leaders } from "../sections/leaders";
import { PageHead, toHeadProps } from "../sections/page-head";
import { Partners } from "../sections/partners";
import { Stats } from "../sections/stats";
import { TrustedBy } from "../sections/trusted-by";

export default function HomeTemplate({ data }: PageProps<Queries.HomeTemplateQuery>) {
  const { page, allLeader, allPartner, allCustomer } = data;
  if (!page) return null;
  return (
    <>
      <PageHead {...toHeadProps(page)} />
      <Hero hero={page.hero} dark aside={<SignalLine />}>
        <Stats stats={page.stats} />
      </Hero>
      <Award award={page.award} />
      <Leaders heading={page.leaders} leaders={allLeader.nodes} />
      <Difference difference={page.difference} />
      <Partners heading={page.partners} partners={allPartner.nodes} />
      <TrustedBy heading={page.trustedBy} customers={allCustomer.nodes} />
      <IndustryLeaders industryLeaders={page.industryLeaders} />
      <CallToAction callToAction={page.callToAction} />
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
      stats {
        ...Stat
      }
      award {
        ...Award
      }
      leaders {
        ...Heading
      }
      difference {
        ...Difference
      }
      partners {
        ...Heading
      }
      trustedBy {
        ...Heading
      }
      industryLeaders {
        ...IndustryLeaders
      }
      callToAction {
        ...CallToAction
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
