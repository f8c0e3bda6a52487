import { graphql, type PageProps } from "gatsby";
import { useEffect } from "react";

import { still } from "../start/still";

const { NotFoundPage } = await still(["NotFoundPage"], () => import("./parts/not-found"));

export default function NotFoundTemplate({ data, location }: PageProps<Queries.NotFoundTemplateQuery>) {
  useEffect(() => {
    console.error(`404: nothing is at ${location.pathname}`);
  }, [location.pathname]);
  return <NotFoundPage {...data} />;
}

export const query = graphql`
  query NotFoundTemplate($id: String!) {
    page: notFoundPage(id: { eq: $id }) {
      ...PageHead
      hero {
        ...Hero
      }
      links {
        label
        to
      }
    }
    homePage {
      path
      hero {
        title
      }
    }
  }
`;
