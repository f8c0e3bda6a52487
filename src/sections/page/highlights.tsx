import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { ButtonLink } from "../../components/button";
import { Carousel } from "../../components/carousel/carousel";
import { CheckList } from "../../components/check-list";
import { hiddenCss } from "../../components/hidden-text";
import { Picture, upright } from "../../components/picture/picture";
import { formatSizes } from "../../components/picture/sizes";
import { Section } from "../../components/section";
import { color, media, motion, radius, rightToLeft, size, space } from "../../theme/tokens";

/** Milliseconds per slide (specification, chapter 9). */
const period = 4000;

const gap = space.loose;

/** How much larger the current card is on each side: its box takes half of the gap. */
const growth = "12px";

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
      marginBlock: growth,
      rowGap: space.huge,
      overflow: "visible",
      "&[data-live]": { overflow: "visible" },
    },
    [media.wide]: { gridTemplateColumns: "repeat(var(--columns), minmax(0, 1fr))" },
  },
  "& [role=group]": {
    position: "relative",
    isolation: "isolate",
    display: "grid",
    flex: "0 0 100%",
    scrollSnapAlign: "start",
  },
  // The box of the current card is larger, and takes the place of its border. The content stays in place.
  "& [role=group]::before": {
    content: "''",
    position: "absolute",
    inset: -1,
    zIndex: -1,
    border: `2px solid ${color.accent}`,
    borderRadius: radius.large,
    background: color.raised,
    opacity: 0,
    transition: `opacity ${motion.calm}`,
    [media.desktop]: { inset: `-${growth}`, borderRadius: `calc(${radius.large} + ${growth})` },
    "@media print": { display: "none" },
  },
  "& [data-current]::before": { opacity: 1 },
  "& > [data-live] > [role=group]": {
    [media.mobile]: {
      transform: `translateX(calc(var(--direction) * var(--index) * (-100% - ${gap})))`,
      transition: "transform 400ms cubic-bezier(0.3, 0, 0.1, 1)",
    },
  },
  // Stacks the slides on paper.
  "@media print": {
    "&& > [data-slides]": { display: "grid", gridTemplateColumns: "none", overflow: "visible" },
    "&& > [data-slides] > [role=group]": { transform: "none" },
  },
  "& [data-current] article": { borderColor: "transparent" },
});
const cardCss = css({
  display: "grid",
  gridTemplateRows: "auto 1fr",
  background: color.raised,
  backgroundClip: "padding-box",
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  transition: `border-color ${motion.calm}`,
  // Beside the text.
  [`${media.desktop}, print`]: { gridTemplate: "auto / 20rem minmax(0, 1fr)" },
});
// Phones show the full upright picture; larger screens crop it, so that the card fits the window, and fade where it is cut.
const pictureCss = css({
  [media.mobile]: upright,
  [media.desktop]: {
    height: 0,
    minHeight: "100%",
    maskImage: `linear-gradient(#000 calc(100% - ${space.huge}), transparent)`,
  },
});
const uprightCardCss = css({
  [media.wide]: {
    gridTemplate: "auto 1fr / none",
    "& picture": { height: "auto", aspectRatio: "13 / 11", maskImage: "none" },
  },
});
/** Slot widths: one column, beside the text, one of three columns. */
const sizes = formatSizes([1024, 1 / 3, -16], [768, 0, 320], [472, 0, 432]);
const contentCss = css({
  display: "grid",
  gridTemplateRows: "auto auto 1fr auto",
  justifyItems: "start",
  gap: space.snug,
  background: color.raised,
  // The line between picture and text, above the picture.
  position: "relative",
  boxShadow: `0 0 0 1px ${color.line}`,
  padding: `clamp(${space.normal}, 2vw, ${space.loose})`,
  "& ul": { alignContent: "start" },
});
const titleCss = css({ fontSize: size.title });
const textCss = css({ color: color.muted, [media.desktop]: { fontSize: size.small } });

/** Parts of the platform as slides. Without a text under it, the title is only for screen readers. */
export function HighlightsSection({ title, text, slides, ...frame }: Queries.HighlightsSectionFragment) {
  return (
    <Section frame={frame} ground="sunken" spacing="small" title={text ? title : undefined} text={text}>
      {text ? null : <h2 css={hiddenCss}>{title}</h2>}
      <Carousel
        css={[carouselCss, css({ "--columns": slides.length === 4 ? 2 : Math.min(slides.length, 3) })]}
        name={title}
        period={period}
        slides={slides.map(({ key, title: name, text: about, points, picture: { image, alt }, action }) => ({
          key,
          name,
          content: (
            // The only card has its text beside the picture.
            <article css={[cardCss, slides.length > 1 && uprightCardCss]} id={key}>
              <Picture css={pictureCss} image={image.childImageSharp?.gatsbyImageData} alt={alt} sizes={sizes} />
              <div css={contentCss}>
                <h3 css={titleCss}>{name}</h3>
                <p css={textCss}>{about}</p>
                <CheckList points={points} small />
                <ButtonLink to={action.to} tone="quiet">
                  {action.label}
                </ButtonLink>
              </div>
            </article>
          ),
        }))}
      />
    </Section>
  );
}

export const highlightsFragment = graphql`
  fragment HighlightsSection on HighlightsSection {
    ...Frame
    title
    text
    slides {
      key
      title
      text
      points
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
