import { graphql, type PageProps } from "gatsby";
import { Suspense } from "react";

import { Section } from "../components/section";
import { SectionHeading } from "../components/section-heading";
import { StaticSection } from "../components/static-section";
import { CallToAction } from "../sections/call-to-action";
import { Hero } from "../sections/hero";
import { Highlights } from "../sections/highlights";
import { PageHead, toHeadProps } from "../sections/page-head";
import { ProductCards } from "../sections/product-cards";
import { Stats } from "../sections/stats";
import { Steps } from "../sections/steps";

/** The page that shows all products. */
export default function ProductOverviewTemplate({
  data: { page, interfaceStrings, allProductPage },
}: PageProps<Queries.ProductOverviewTemplateQuery>) {
  if (!page || !interfaceStrings) return null;
  return (
    <>
      <StaticSection>
        <PageHead {...toHeadProps(page)} />
        <Hero hero={page.hero} aside={<ProductCards products={allProductPage.nodes} />} />
      </StaticSection>
      <Suspense>
        <Highlights highlights={page.highlights} motion={interfaceStrings.motion} />
      </Suspense>
      <StaticSection>
        <Steps title={page.steps.title} items={page.steps.items} />
        <Section ground="sunken">
          <SectionHeading {...page.proof} wide />
          <Stats stats={page.stats} />
        </Section>
        <CallToAction callToAction={page.callToAction} />
      </StaticSection>
    </>
  );
}

export const query = graphql`
  query ProductOverviewTemplate($id: String!) {
    page: productOverviewPage(id: { eq: $id }) {
      ...PageHead
      hero {
        ...Hero
      }
      highlights {
        ...Highlights
      }
      steps {
        title
        items {
          ...Point
        }
      }
      proof {
        ...Heading
      }
      stats {
        ...Stat
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
    allProductPage(sort: { path: ASC }) {
      nodes {
        ...ProductCard
      }
    }
  }
`;
