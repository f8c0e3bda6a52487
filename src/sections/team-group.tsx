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
}

// Groups follow each other as one chapter.
const groupCss = css({ "& + &": { paddingBlockStart: 0 } });
const listCss = css({
  display: "grid",
  gap: `${space.huge} ${space.loose}`,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(13rem, 45%), 1fr))",
});

/** A group of people and what is said of it. */
export function TeamGroup({ name, text, members }: TeamGroupProps) {
  return (
    <Section css={groupCss}>
      <SectionHeading title={name} text={text} wide />
      <ul css={listCss}>
        {members.map((member) => (
          <TeamCard key={member.slug} member={member} />
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
