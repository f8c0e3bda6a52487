import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { Suspense } from "react";

import { Section, SectionHeading } from "../components/section";
import { StaticSection } from "../bootstrap/static-section";
import { CallToAction } from "../sections/call-to-action";
import { Hero } from "../sections/hero";
import { Highlights } from "../sections/product/highlights";
import { PageHead, toHeadProps } from "../sections/page-head";
import { ProductCards } from "../sections/product/product-cards";
import { Stats } from "../sections/stats";
import { Steps } from "../sections/steps";
import { columns, media, space } from "../theme/tokens";

const proofCss = css({
  display: "grid",
  [media.wide]: {
    gridTemplateColumns: columns.oneThird,
    columnGap: space.vast,
    "& > div": { marginBlockEnd: 0 },
    "& dl": { gridTemplateColumns: "1fr 1fr" },
  },
});

export default function ProductOverviewTemplate({ data }: PageProps<Queries.ProductOverviewTemplateQuery>) {
  const { page, allProductPage } = data;
  if (!page) return null;
  return (
    <>
      <StaticSection>
        <PageHead {...toHeadProps(page)} />
        <Hero hero={page.hero} aside={<ProductCards products={allProductPage.nodes} />} />
      </StaticSection>
      <Suspense>
        <Highlights {...page.highlights} />
      </Suspense>
      <StaticSection>
        <Steps {...page.steps} />
        <Section ground="sunken">
          <div css={proofCss}>
            <SectionHeading {...page.proof} />
            <Stats stats={page.stats} />
          </div>
        </Section>
        <CallToAction {...page.callToAction} />
      </StaticSection>
    </>
  );
}

export const query = graphql`
  query ProductOverviewTemplate($id: String!) {
    page: productOverviewPage(id: { eq: $id }) {
      ...PageHead
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
    allProductPage(sort: { path: ASC }) {
      nodes {
        ...ProductCard
      }
    }
  }
`;
