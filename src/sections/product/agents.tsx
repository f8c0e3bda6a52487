import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { PointList } from "../../components/point-list";
import { Section, SectionHeading } from "../../components/section";
import { color, columns, media, size, space } from "../../theme/tokens";
import { PanelPicture } from "../panel-picture";

const gridCss = css({
  display: "grid",
  gap: space.huge,
  [media.wide]: { gridTemplateColumns: columns.threeFifths, gap: space.vast, alignItems: "start" },
});
const listCss = css({
  borderBlockEnd: `1px solid ${color.line}`,
  "& li": { gap: space.tight, paddingBlock: space.normal, borderBlockStart: `1px solid ${color.line}` },
  "& h3": { fontSize: size.title },
});

/** Chat agents of a product, and their answers. */
export function Agents({ title, text, items, picture }: Queries.AgentsFragment) {
  return (
    <Section ground="sunken">
      <SectionHeading title={title} text={text} layout="beside" />
      <div css={gridCss}>
        {picture ? <PanelPicture picture={picture} /> : null}
        <PointList css={listCss} points={items} />
      </div>
    </Section>
  );
}

export const agentsFragment = graphql`
  fragment Agents on Agents {
    title
    text
    items {
      ...Point
    }
    picture {
      ...PanelPicture
    }
  }
`;
