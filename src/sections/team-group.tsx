import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Section } from "../components/section";
import { SectionHeading } from "../components/section-heading";
import { space } from "../theme/tokens";
import { TeamCard } from "./team-card";

interface TeamGroupProps {
  name: string;
  text: string;
  members: readonly Queries.TeamCardFragment[];
  /** How many of them the first view shows. */
  first?: number;
}

// Groups follow each other as one chapter.
const groupCss = css({ "& + &": { paddingBlockStart: 0 } });
const listCss = css({
  display: "grid",
  gap: `${space.huge} ${space.loose}`,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(13rem, 45%), 1fr))",
});

/** A group of people and what is said of it. */
export function TeamGroup({ name, text, members, first = 0 }: TeamGroupProps) {
  return (
    <Section css={groupCss}>
      <SectionHeading title={name} text={text} wide />
      <ul role="list" css={listCss}>
        {members.map((member, index) => (
          <TeamCard key={member.slug} member={member} first={index < first} />
        ))}
      </ul>
    </Section>
  );
}

export const teamGroupFragment = graphql`
  fragment TeamGroup on TeamGroup {
    name
    text
  }
`;
