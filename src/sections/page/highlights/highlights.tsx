import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Carousel } from "../../../components/carousel/carousel";
import { hiddenCss } from "../../../components/hidden-text";
import { Section } from "../../../components/section";
import { color, media, motion, rightToLeft, space } from "../../../theme/tokens";
import { HighlightCard } from "./highlight-card";

/** Milliseconds per slide (specification, chapter 9). */
const period = 4000;

const gap = space.loose;

// Small screens show one slide, and scroll to the others before hydration. Large screens show all, and enlarge the current one.
const carouselCss = css({
  display: "grid",
  gap: space.loose,
  "--direction": 1,
  [rightToLeft]: { "--direction": -1 },
  "& > [data-controls]": { order: 1, justifyContent: "center", color: color.accentStrong },
  "& > [data-slides]": {
    display: "flex",
    gap,
    overflowX: "auto",
    scrollSnapType: "x mandatory",
    "&[data-live]": { overflow: "clip", overflowClipMargin: "0.5rem" },
    [media.desktop]: {
      display: "grid",
      rowGap: space.huge,
      overflow: "visible",
      "&[data-live]": { overflow: "visible" },
    },
    [media.wide]: { gridTemplateColumns: "repeat(var(--columns), minmax(0, 1fr))" },
  },
  "& [role=group]": {
    display: "grid",
    flex: "0 0 100%",
    scrollSnapAlign: "start",
  },
  "& article": { transition: `scale ${motion.calm}` },
  "& [data-current] article": {
    borderColor: color.accent,
    outline: `1px solid ${color.accent}`,
    [media.desktop]: { scale: "1.03" },
    "@media print": { borderColor: color.line, outline: 0, scale: "none" },
  },
  "& > [data-live] > [role=group]": {
    [media.mobile]: {
      transform: `translateX(calc(var(--direction) * var(--index) * (-100% - ${gap})))`,
      transition: "transform 400ms cubic-bezier(0.3, 0, 0.1, 1), visibility 400ms",
      "&:not([data-current])": { visibility: "hidden" },
    },
  },
  // Stacks the slides on paper.
  "@media print": {
    "&& > [data-slides]": { display: "grid", gridTemplateColumns: "none", overflow: "visible" },
    "&& > [data-slides] > [role=group]": { transform: "none", visibility: "visible" },
  },
});

/** Arranges the cards in columns of wide windows. The current one grows from the edge of the page. */
function createColumnsCss(count: number) {
  const slide = (position: string) => `& [role=group]:nth-of-type(${position}) article`;
  return css({
    "--columns": count,
    [media.wide]: {
      [slide(`${count}n + 1`)]: { transformOrigin: "calc(50% - 50% * var(--direction))" },
      [slide(`${count}n`)]: { transformOrigin: "calc(50% + 50% * var(--direction))" },
    },
  });
}

/** Parts of the platform as slides. Without a text under it, the title is only for screen readers. */
export function HighlightsSection({ title, text, slides, ...frame }: Queries.HighlightsSectionFragment) {
  return (
    <Section frame={frame} ground="sunken" spacing="small" title={text ? title : undefined} text={text}>
      {text ? null : <h2 css={hiddenCss}>{title}</h2>}
      <Carousel
        css={[carouselCss, createColumnsCss(slides.length === 4 ? 2 : Math.min(slides.length, 3))]}
        name={title}
        period={period}
        slides={slides.map((slide) => ({
          key: slide.key,
          name: slide.title,
          content: <HighlightCard slide={slide} isOnly={slides.length === 1} />,
        }))}
      />
    </Section>
  );
}

export const highlightsFragment = graphql`
  fragment HighlightsSection on HighlightsSection {
    ...Titled
    slides {
      key
      title
      text
      picture {
        alt
        image {
          childImageSharp {
            gatsbyImageData(width: 400, breakpoints: [240, 400, 484, 640, 960])
          }
        }
      }
      action {
        ...Action
      }
    }
  }
`;
