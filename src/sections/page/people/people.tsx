import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Fragment } from "react";

import { Section, SectionHeading } from "../../../components/section";
import { color, media, size, space } from "../../../theme/tokens";
import { Person } from "./person";
import { splitAreas } from "./split-areas";

// Groups on one page follow without a gap.
const sectionCss = css({ paddingBlockEnd: space.huge });
const halves = { [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space.vast } };
const headingCss = css(halves, { marginBlockEnd: space.loose, "& > h2": { fontSize: size.lead } });
const columnsCss = css(halves, { display: "grid" });
const featuredCss = css({ rowGap: space.wide, marginBlockEnd: space.wide });
const areaCss = css({
  paddingBlockEnd: space.tight,
  // Also between the columns, where they are one below the other.
  "ul + &": { marginBlockStart: space.loose },
  "div + div > &": { [media.narrow]: { marginBlockStart: space.loose } },
  fontSize: size.body,
  color: color.muted,
});

/** People as a directory: the featured ones large, the others as rows, by area of work. */
export function PeopleSection(section: Queries.PeopleSectionFragment & { position: number }) {
  const { position, title, text, featured, members, ...frame } = section;
  if (featured.length + members.length === 0) return null;
  const hasAreas = members.some(({ area }) => area !== members[0]?.area);
  const renderRows = (rows: readonly (typeof members)[number][]) =>
    rows.map((row) => (
      <Person
        key={row.slug}
        {...row}
        heading={hasAreas && row.area ? "h4" : "h3"}
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
      {hasAreas ? (
        <div css={columnsCss}>
          {splitAreas(members).map((column, index) => (
            <div key={index}>
              {column.map(({ name, rows }) => (
                <Fragment key={name}>
                  {name ? <h3 css={areaCss}>{name}</h3> : null}
                  <ul role="list">{renderRows(rows)}</ul>
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
    ...Titled
    featured {
      ...FeaturedPerson
    }
    members {
      area
      ...PersonRow
    }
  }
`;
