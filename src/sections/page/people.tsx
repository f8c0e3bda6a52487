import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Section, SectionHeading } from "../../components/section";
import { color, media, size, space } from "../../theme/tokens";
import { FeaturedPerson, Person } from "./person";

// The groups of a page are one thought.
const sectionCss = css({ paddingBlockEnd: space.sectionSmall });
const featuredCss = css({
  display: "grid",
  gap: `${space.wide} ${space.huge}`,
  marginBlockEnd: space.huge,
  [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
const rowsCss = css({
  columnGap: space.huge,
  [media.wide]: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
const areasCss = css({
  columnGap: space.huge,
  marginBlockEnd: `calc(-1 * ${space.wide})`,
  "& > div": { paddingBlockEnd: space.wide, breakInside: "avoid" },
  [media.wide]: { columns: 2 },
});
const areaCss = css({ paddingBlockEnd: space.snug, fontSize: size.body, color: color.muted });

/** People as a directory: the featured ones large, the others as rows, by area of work. */
export function People(section: Queries.PeopleSectionFragment & { position: number }) {
  const { position, title, text, featured, members, ...frame } = section;
  if (featured.length + members.length === 0) return null;
  const areas = [...new Set(members.map(({ area }) => area))];
  return (
    <Section css={sectionCss} frame={frame} spacing="none">
      <SectionHeading title={title} text={text} layout="beside" />
      {featured.length > 0 ? (
        <ul role="list" css={featuredCss}>
          {featured.map((member) => (
            <FeaturedPerson key={member.slug} {...member} first={position === 1} />
          ))}
        </ul>
      ) : null}
      <div css={areas.length > 1 && areasCss}>
        {areas.map((name) => (
          <div key={name}>
            {name ? <h3 css={areaCss}>{name}</h3> : null}
            <ul role="list" css={areas.length === 1 && rowsCss}>
              {members
                .filter(({ area }) => area === name)
                .map((member) => (
                  <Person key={member.slug} {...member} heading={name ? "h4" : "h3"} />
                ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

export const peopleFragment = graphql`
  fragment PeopleSection on PeopleSection {
    ...Frame
    title
    text
    featured {
      ...FeaturedPerson
    }
    members {
      area
      ...PersonRow
    }
  }
`;
