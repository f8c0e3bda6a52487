import { graphql, type PageProps } from "gatsby";

import { still } from "../start/still";

const { LeadershipPage } = await still(["LeadershipPage"], () => import("./parts/leadership"));

export default function LeadershipTemplate({ data }: PageProps<Queries.LeadershipTemplateQuery>) {
  return <LeadershipPage {...data} />;
}

export const query = graphql`
  query LeadershipTemplate($id: String!) {
    page: leadershipPage(id: { eq: $id }) {
      ...PageHead
      hero {
        ...Hero
      }
      story {
        ...Story
      }
      founders {
        ...Founder
      }
      values {
        ...Heading
      }
      join {
        ...CallToAction
      }
    }
    allValue {
      nodes {
        ...Value
      }
    }
  }
`;
