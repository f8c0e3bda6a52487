import { graphql, type PageProps } from "gatsby";

import { still } from "../start/still";

const { CareersPage } = await still(["CareersPage"], () => import("./parts/careers"));

export default function CareersTemplate({ data }: PageProps<Queries.CareersTemplateQuery>) {
  return <CareersPage {...data} />;
}

export const query = graphql`
  query CareersTemplate($id: String!) {
    page: careersPage(id: { eq: $id }) {
      ...PageHead
      hero {
        ...Hero
      }
      openings {
        ...Heading
      }
      life {
        title
        items {
          ...Point
        }
      }
    }
    allJob {
      nodes {
        ...Job
      }
    }
  }
`;
