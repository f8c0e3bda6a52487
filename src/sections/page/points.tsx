import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";

import { PointList } from "../../components/point-list";
import { PointTable } from "../../components/point-table";
import { Section, SectionHeading } from "../../components/section";
import { SideSection } from "../../components/side-section";
import { color, columns, media, size, space } from "../../theme/tokens";
import { PanelPicture } from "./pictures/panel-picture";

/** Columns of short texts beside a heading. */
const columnsCss = css({
  display: "grid",
  gap: `${space.huge} ${space.wide}`,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(16rem, 100%), 1fr))",
  "& li": { gap: space.tight, paddingBlockStart: space.normal, borderBlockStart: `2px solid ${color.text}` },
  "& h3": { fontSize: size.lead, lineHeight: 1.25 },
});

const gridCss = css({
  display: "grid",
  gap: space.huge,
  [media.wide]: { gridTemplateColumns: "minmax(0, 8fr) minmax(0, 4fr)", gap: space.vast, alignItems: "start" },
  [media.broad]: { gridTemplateColumns: columns.threeFifths },
});
const listCss = css({
  borderBlockEnd: `1px solid ${color.line}`,
  "& li": { gap: space.tight, paddingBlock: space.normal, borderBlockStart: `1px solid ${color.line}` },
  "& h3": { fontSize: size.title },
});

export function PointsSection({ title, text, items, ...frame }: Queries.PointsSectionFragment) {
  return (
    <SideSection frame={frame} title={title} text={text} ground="sunken">
      <PointList css={columnsCss} points={items} />
    </SideSection>
  );
}

export function ListSection({ title, text, items, picture, ...frame }: Queries.ListSectionFragment) {
  const titleId = useId();
  return (
    <Section frame={frame} ground="sunken">
      <SectionHeading title={title} text={text} layout={picture ? "beside" : "above"} id={titleId} />
      {picture ? (
        <div css={gridCss}>
          <PanelPicture picture={picture} />
          <PointList css={listCss} points={items} />
        </div>
      ) : (
        <PointTable points={items} labelledBy={titleId} />
      )}
    </Section>
  );
}

export function ValuesSection({ title, text, values, ...frame }: Queries.ValuesSectionFragment) {
  return values.length > 0 ? <PointsSection {...frame} title={title} text={text} items={values} /> : null;
}

export const pointsFragments = graphql`
  fragment PointsSection on PointsSection {
    ...Titled
    items {
      ...Point
    }
  }
  fragment ListSection on ListSection {
    ...Titled
    items {
      ...Point
    }
    picture {
      ...PanelPicture
    }
  }
  fragment ValuesSection on ValuesSection {
    ...Titled
    values {
      title: name
      text
    }
  }
`;
