import { graphql, type PageProps } from "gatsby";

import { still } from "../start/still";

const { TeamPage } = await still(["TeamPage"], () => import("./parts/team"));

export default function TeamTemplate({ data }: PageProps<Queries.TeamTemplateQuery>) {
  return <TeamPage {...data} />;
}

export const query = graphql`
  query TeamTemplate($id: String!) {
    page: teamPage(id: { eq: $id }) {
      ...PageHead
      hero {
        ...Hero
      }
      groups {
        ...TeamGroup
      }
      callToAction {
        ...CallToAction
      }
    }
    allTeamMember {
      nodes {
        ...TeamCard
      }
    }
  }
`;
