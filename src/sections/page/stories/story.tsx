import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { containerCss } from "../../../components/section";
import { columns, media, space } from "../../../theme/tokens";
import { PanelPicture } from "../pictures/panel-picture";
import { ChapterBar } from "../chapters/chapter-bar";
import { ChapterText } from "../chapters/chapter-text";

/** Wide windows with enough height for a picture below the bars. */
const framed = "@media screen and (min-width: 64em) and (min-height: 30em)";
const frameHeight = "(100svh - var(--bars-height) - 3rem)";
const barsEnd = "var(--scroll-padding)";
/** Below the bars; centered in tall windows. */
const frameTop = `max(${barsEnd}, (100svh + var(--bars-height) - 31rem) / 2)`;

const listCss = css({
  display: "grid",
  gap: space.sectionMedium,
  paddingBlock: space.sectionMedium,
  "@media print": { gap: space.wide },
  [media.wide]: { gridTemplateColumns: columns.oneThird, columnGap: space.vast },
  [media.broad]: { gridTemplateColumns: columns.twoFifths },
});
const chapterCss = css({
  display: "grid",
  gap: space.wide,
  breakInside: "avoid",
  [media.wide]: { display: "contents" },
});
// Scrolls the target text beside the picture.
const textCss = css({ [framed]: { scrollMarginTop: `calc(${frameTop} - ${barsEnd})` } });
const pictureCss = css({
  [framed]: { position: "sticky", top: frameTop, alignSelf: "start", maxWidth: `calc(${frameHeight} * 4 / 3)` },
});

/** Features of a product as a story: in wide windows texts scroll beside pictures, which slide over each other. */
export function StorySection({ anchor, bar, chapters }: Queries.StorySectionFragment) {
  const rows = `repeat(${chapters.length}, minmax(min(31rem, ${frameHeight}), auto))`;
  return (
    <>
      {bar ? <ChapterBar name={bar} chapters={chapters} /> : null}
      <div css={[containerCss, listCss, css({ [framed]: { gridTemplateRows: rows } })]} id={anchor ?? undefined}>
        {chapters.map((chapter, index) => (
          <section key={chapter.anchor} css={chapterCss} aria-labelledby={`${chapter.anchor}-title`}>
            <ChapterText css={textCss} id={chapter.anchor} {...chapter} />
            {chapter.picture ? (
              <PanelPicture
                css={[pictureCss, css({ [framed]: { gridColumn: 2, gridRow: `${index + 1} / -1` } })]}
                picture={chapter.picture}
              />
            ) : null}
          </section>
        ))}
      </div>
    </>
  );
}

export const storyFragment = graphql`
  fragment StorySection on StorySection {
    ...Frame
    bar
    chapters {
      ...Chapter
    }
  }
`;
