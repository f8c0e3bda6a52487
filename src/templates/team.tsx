import { graphql, type PageProps } from "gatsby";

import { StaticSection } from "../bootstrap/static-section";
import { CallToAction } from "../sections/call-to-action";
import { Hero } from "../sections/hero";
import { PageHead, toHeadProps } from "../sections/page-head";
import { TeamGroup } from "../sections/team/team-group";

/** Portraits above the fold on a phone. */
const firstMembers = 2;

export default function TeamTemplate({ data }: PageProps<Queries.TeamTemplateQuery>) {
  const { page, allTeamMember, allArticle } = data;
  if (!page) return null;
  const members = allTeamMember.nodes;
  return (
    <StaticSection>
      <PageHead {...toHeadProps(page)} type="AboutPage" />
      <Hero hero={page.hero} />
      {page.groups.map(({ name, text }, index) => (
        <TeamGroup
          key={name}
          name={name}
          text={text}
          members={members.filter(({ group }) => group === name)}
          articles={allArticle.nodes}
          group={index}
          first={index === 0 ? firstMembers : 0}
        />
      ))}
      <CallToAction {...page.callToAction} variant="open" />
    </StaticSection>
  );
}

export const query = graphql`
  query TeamTemplate($id: String!) {
    page: teamPage(id: { eq: $id }) {
      ...PageHead
      groups {
        name
        text
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
    allArticle(sort: { date: DESC }) {
      nodes {
        ...OwnArticle
      }
    }
  }
`;
