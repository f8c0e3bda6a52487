import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Fragment } from "react";

import { Section, SectionHeading } from "../../components/section";
import { color, media, size, space } from "../../theme/tokens";
import { Person } from "./person";

// The groups of a page are one thought.
const sectionCss = css({ paddingBlockEnd: space.huge });
const halves = { [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space.huge } };
const headingCss = css(halves, { marginBlockEnd: space.loose, "& > h2": { fontSize: size.subheading } });
const columnsCss = css(halves, { display: "grid" });
const featuredCss = css({ rowGap: space.wide, marginBlockEnd: space.wide });
const areaCss = css({
  paddingBlockEnd: space.tight,
  "ul + &": { paddingBlockStart: space.loose },
  [media.narrow]: { "div + div > &": { paddingBlockStart: space.loose } },
  fontSize: size.body,
  color: color.muted,
});

/** People as a directory: the featured ones large, the others as rows, by area of work. */
export function PeopleSection(section: Queries.PeopleSectionFragment & { position: number }) {
  const { position, title, text, featured, members, ...frame } = section;
  if (featured.length + members.length === 0) return null;
  const areas = [...new Set(members.map(({ area }) => area))];
  const middle = areas.indexOf(members[Math.floor((members.length - 1) / 2)]?.area ?? null);
  const split = Math.min(middle + 1, areas.length - 1);
  const renderRows = (rows: typeof members) =>
    rows.map((row) => (
      <Person
        key={row.slug}
        {...row}
        heading={split > 0 && row.area ? "h4" : "h3"}
        first={position === 1 && row === members[0]}
      />
    ));
  return (
    <Section css={sectionCss} frame={frame} spacing="none">
      <SectionHeading css={headingCss} title={title} text={text} layout="beside" />
      {featured.length > 0 ? (
        <ul role="list" css={[columnsCss, featuredCss]}>
          {featured.map((member) => (
            <Person key={member.slug} {...member} large first={position === 1} />
          ))}
        </ul>
      ) : null}
      {split > 0 ? (
        <div css={columnsCss}>
          {[areas.slice(0, split), areas.slice(split)].map((column, index) => (
            <div key={index}>
              {column.map((name) => (
                <Fragment key={name}>
                  {name ? <h3 css={areaCss}>{name}</h3> : null}
                  <ul role="list">{renderRows(members.filter(({ area }) => area === name))}</ul>
                </Fragment>
              ))}
            </div>
          ))}
        </div>
      ) : (
        <ul role="list" css={columnsCss}>
          {renderRows(members)}
        </ul>
      )}
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
