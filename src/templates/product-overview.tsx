import { graphql, type PageProps } from "gatsby";

import { Highlights } from "../sections/highlights";
import { still } from "../start/still";

const { OverviewBegin, OverviewEnd } = await still(
  ["OverviewBegin", "OverviewEnd"],
  () => import("./parts/product-overview"),
);

export default function ProductOverviewTemplate({
  data: { page, interfaceStrings, allProductPage },
}: PageProps<Queries.ProductOverviewTemplateQuery>) {
  if (!page || !interfaceStrings) return null;
  return (
    <>
      <OverviewBegin page={page} allProductPage={allProductPage} />
      <Highlights highlights={page.highlights} motion={interfaceStrings.motion} />
      <OverviewEnd page={page} />
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
