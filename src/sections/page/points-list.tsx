import { css } from "@emotion/react";

import { PointList } from "../../components/point-list";
import { Section, SectionHeading } from "../../components/section";
import { color, columns, media, size, space } from "../../theme/tokens";
import { PanelPicture } from "./panel-picture";

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

/** List of points, with a picture beside it. */
export function PointsList({ title, text, items, picture, ...frame }: Queries.PointsSectionFragment) {
  return (
    <Section frame={frame} ground="sunken">
      <SectionHeading title={title} text={text} layout="beside" />
      <div css={picture ? gridCss : undefined}>
        {picture ? <PanelPicture picture={picture} /> : null}
        <PointList css={listCss} points={items} />
      </div>
    </Section>
  );
}
