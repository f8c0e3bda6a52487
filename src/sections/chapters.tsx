import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { containerCss } from "../components/section";
import { space } from "../theme/tokens";
import { Chapter } from "./chapter";

const listCss = css({
  display: "grid",
  gap: "clamp(4rem, 9vw, 8rem)",
  paddingBlock: space.section,
  "@media print": { gap: space.wide },
});

/** The features of a product, one chapter each, with the pictures on alternating sides. */
export function Chapters({ chapters }: { chapters: readonly Queries.ChapterFragment[] }) {
  return (
    <div css={[containerCss, listCss]}>
      {chapters.map((chapter) => (
        <Chapter key={chapter.anchor} chapter={chapter} />
      ))}
    </div>
  );
}

export const chapterFragment = graphql`
  fragment Chapter on Chapter {
    anchor
    title
    claim
    text
    points
    status
    stat {
      ...Stat
    }
    picture {
      ...PanelPicture
    }
  }
`;
