import { graphql, type PageProps } from "gatsby";

import { still } from "../start/still";

const { ProductPage } = await still(["ProductPage"], () => import("./parts/product"));

export default function ProductTemplate({ data }: PageProps<Queries.ProductTemplateQuery>) {
  return <ProductPage {...data} />;
}

export const query = graphql`
  query ProductTemplate($id: String!) {
    page: productPage(id: { eq: $id }) {
      ...PageHead
      product {
        name
        category
      }
      ground
      hero {
        ...Hero
      }
      picture {
        ...ScreenPicture
      }
      chapters {
        ...Chapter
      }
      agents {
        ...Agents
      }
      callToAction {
        ...CallToAction
      }
    }
  }
`;
