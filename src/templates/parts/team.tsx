import { CallToAction } from "../../sections/call-to-action";
import { Hero } from "../../sections/hero";
import { PageHead, toHeadProps } from "../../sections/page-head";
import { TeamGroup } from "../../sections/team-group";
import { buildItemList, entityId } from "../../seo/graph";

/** How many people every window shows before anybody scrolls: the first row of a telephone. */
const firstMembers = 2;

/** The page of all people. */
export function TeamPage({ page, allTeamMember }: Queries.TeamTemplateQuery) {
  if (!page) return null;
  const members = allTeamMember.nodes;
  return (
    <>
      <PageHead
        {...toHeadProps(page)}
        type="AboutPage"
        entities={({ url }) => [
          buildItemList(
            entityId(url, page.path, "people"),
            page.hero.title,
            members.map(({ name, linkedin }) => ({ name, url: linkedin })),
          ),
        ]}
      />
      <Hero hero={page.hero} />
      {page.groups.map(({ name, text }, index) => (
        <TeamGroup
          key={name}
          name={name}
          text={text}
          members={members.filter(({ group }) => group === name)}
          first={index === 0 ? firstMembers : 0}
        />
      ))}
      <CallToAction callToAction={page.callToAction} />
    </>
  );
}
