import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Section, SectionHeading } from "../../components/section";
import { Stat } from "../../components/stat";
import { columns, media, space, toCondition } from "../../theme/tokens";

const listCss = css({
  display: "grid",
  gap: `${space.wide} ${space.loose}`,
  gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))",
  [`@media screen and ${toCondition(media.mobile)}`]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space.loose },
});

const besideCss = css({
  display: "grid",
  [media.wide]: {
    gridTemplateColumns: columns.oneThird,
    columnGap: space.vast,
    "& > div": { marginBlockEnd: 0 },
    "& dl": { gridTemplateColumns: "1fr 1fr" },
  },
});

/** Row of figures. */
export function FigureRow({ figures }: { figures: readonly Queries.StatFragment[] }) {
  return (
    <dl css={listCss}>
      {figures.map((figure) => (
        <Stat key={figure.label} {...figure} row />
      ))}
    </dl>
  );
}

/** Figures beside a heading. */
export function Figures({ title, text, items, ...frame }: Queries.FiguresSectionFragment) {
  return (
    <Section frame={frame} ground="sunken">
      <div css={besideCss}>
        <SectionHeading title={title} text={text} />
        <FigureRow figures={items} />
      </div>
    </Section>
  );
}

export const figuresFragments = graphql`
  fragment FiguresSection on FiguresSection {
    ...Frame
    title
    text
    items {
      ...Stat
    }
  }
  fragment Stat on Stat {
    value
    label
    source
  }
`;
