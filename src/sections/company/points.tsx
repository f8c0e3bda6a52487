import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Section, SectionHeading } from "../../components/section";
import { color, media, space } from "../../theme/tokens";

const gridCss = css({
  display: "grid",
  gap: space.huge,
  [media.wide]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)", gap: space.vast },
});
const headingCss = css({
  alignSelf: "start",
  [media.wide]: { position: "sticky", insetBlockStart: "calc(var(--header-height) + 2rem)" },
});
const listCss = css({
  display: "grid",
  gap: `${space.huge} ${space.wide}`,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(18rem, 100%), 1fr))",
});
const itemCss = css({
  display: "grid",
  alignContent: "start",
  gap: space.tight,
  paddingBlockStart: space.normal,
  borderBlockStart: `2px solid ${color.text}`,
});
const itemTitleCss = css({ fontSize: "1.1875rem", lineHeight: 1.25 });
const textCss = css({ color: color.muted });

/** A sticky heading beside short texts. */
export function Points({ title, items }: Queries.PointsFragment) {
  return (
    <Section ground="sunken">
      <div css={gridCss}>
        <SectionHeading css={headingCss} title={title} place="inside" />
        <ul role="list" css={listCss}>
          {items.map((item) => (
            <li key={item.title} css={itemCss}>
              <h3 css={itemTitleCss}>{item.title}</h3>
              <p css={textCss}>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

export const pointsFragment = graphql`
  fragment Points on Points {
    title
    items {
      ...Point
    }
  }
`;
