import { css } from "@emotion/react";

import { PointList } from "../../components/point-list";
import { SideSection } from "../../components/side-section";
import { color, size, space } from "../../theme/tokens";

const listCss = css({
  display: "grid",
  gap: `${space.huge} ${space.wide}`,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(18rem, 100%), 1fr))",
  "& li": { gap: space.tight, paddingBlockStart: space.normal, borderBlockStart: `2px solid ${color.text}` },
  "& h3": { fontSize: size.lead, lineHeight: 1.25 },
});

/** Columns of short texts. */
export function PointsColumns({ title, text, items, ...frame }: Queries.PointsSectionFragment) {
  return (
    <SideSection frame={frame} title={title} text={text} ground="sunken">
      <PointList css={listCss} points={items} />
    </SideSection>
  );
}
