import { css } from "@emotion/react";
import { graphql } from "gatsby";

import type { Width } from "../../components/picture/sizes";
import { Section, SectionHeading } from "../../components/section";
import { media, space } from "../../theme/tokens";
import { PersonCard } from "./people-card";

/** Groups up to this size fit one row, or two equal rows. */
const maxInRow = 6;

const half: Width = [0, 1 / 2, -12];
/** Two to five columns of at least 13rem. */
const many: Width[] = [[1232, 1 / 5, -19], [983, 1 / 4, -18], [731, 1 / 3, -16], half];
/** One row in wide windows, three columns in medium ones, two on phones. */
const few = (columns: number): Width[] => [[1024, 1 / columns, 24 / columns - 24], [768, 1 / 3, -16], half];
/** Two people, with the text beside the portrait in wide cards. */
const pair: Width[] = [[722, 1 / 5, -14], half];

const listCss = css({
  display: "grid",
  gap: `${space.huge} ${space.loose}`,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(13rem, 45%), 1fr))",
});

function rowCss(columns: number) {
  return css({
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    [media.desktop]: { gridTemplateColumns: `repeat(${Math.min(3, columns)}, minmax(0, 1fr))` },
    [media.wide]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
  });
}

/** Portraits above the fold on a phone, if the people are the second section. */
const firstMembers = 2;

interface PeopleProps extends Queries.PeopleSectionFragment {
  /** Index of the section on the page. */
  position: number;
}

/** People with their portraits, roles and links. */
export function People({ position, title, text, members, ...frame }: PeopleProps) {
  if (members.length === 0) return null;
  const isRow = members.length <= maxInRow;
  const isPair = members.length <= 2;
  // Three portraits are not larger than four.
  const columns = isPair ? 2 : Math.max(4, members.length);
  return (
    <Section frame={frame} spacing="none">
      <SectionHeading title={title} text={text} layout="beside" />
      <ul role="list" css={[listCss, isRow && rowCss(columns)]}>
        {members.map((member, index) => (
          <PersonCard
            key={member.slug}
            member={member}
            tint={position - 1}
            index={index}
            widths={isPair ? pair : isRow ? few(columns) : many}
            beside={isPair}
            first={position === 1 && index < firstMembers}
          />
        ))}
      </ul>
    </Section>
  );
}

export const peopleFragment = graphql`
  fragment PeopleSection on PeopleSection {
    ...Frame
    title
    text
    members {
      ...PersonCard
    }
  }
`;
