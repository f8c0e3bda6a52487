import { graphql, type PageProps } from "gatsby";
import { Suspense } from "react";

import { StaticSection } from "../bootstrap/static-section";
import { Award } from "../sections/home/award";
import { CallToAction } from "../sections/call-to-action";
import { Difference } from "../sections/home/difference";
import { Hero } from "../sections/hero";
import { IndustryLeaders } from "../sections/home/industry-leaders";
import { Leaders } from "../sections/home/leaders";
import { PageHead, toHeadProps } from "../sections/page-head";
import { Partners } from "../sections/home/partners";
import { Screen } from "../sections/home/screen";
import { Signal } from "../sections/home/signal/signal";
import { Stats } from "../sections/stats";
import { TrustedBy } from "../sections/home/trusted-by";

export default function HomeTemplate({ data }: PageProps<Queries.HomeTemplateQuery>) {
  const { page, allLeader, allPartner, allCustomer } = data;
  if (!page) return null;
  return (
    <>
      <StaticSection>
        <PageHead {...toHeadProps(page)} />
        <Hero hero={page.hero} dark tall aside={<Signal {...page.signal} />}>
          <Stats stats={page.stats} />
        </Hero>
        {page.award ? <Award {...page.award} /> : null}
        <Leaders heading={page.leaders} leaders={allLeader.nodes} />
      </StaticSection>
      <Suspense>
        <Screen {...page.screen} />
      </Suspense>
      <StaticSection>
        <Difference {...page.difference} />
      </StaticSection>
      <Suspense>
        {allPartner.nodes.length > 0 ? <Partners heading={page.partners} partners={allPartner.nodes} /> : null}
      </Suspense>
      <Suspense>
        {allCustomer.nodes.length > 0 ? <TrustedBy trustedBy={page.trustedBy} customers={allCustomer.nodes} /> : null}
      </Suspense>
      <StaticSection>
        <IndustryLeaders {...page.industryLeaders} />
        <CallToAction {...page.callToAction} />
      </StaticSection>
    </>
  );
}

export const query = graphql`
  query HomeTemplate($id: String!) {
    page: homePage(id: { eq: $id }) {
      ...PageHead
      signal {
        ...Signal
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
