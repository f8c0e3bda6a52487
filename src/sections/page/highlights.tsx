import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { ButtonLink } from "../../components/button";
import { Carousel } from "../../components/carousel/carousel";
import { CheckList } from "../../components/check-list";
import { Picture, uprightCss } from "../../components/picture/picture";
import { formatSizes } from "../../components/picture/sizes";
import { Section, SectionHeading } from "../../components/section";
import { color, media, motion, radius, rightToLeft, shadow, size, space } from "../../theme/tokens";

/** Milliseconds per slide (specification, chapter 9). */
const period = 4000;

const gap = space.loose;

// Small screens show one slide, and scroll to the others before hydration. Large screens show all in a row and enlarge the
// current one.
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
    [media.desktop]: { marginBlock: space.snug, overflow: "visible", "&[data-live]": { overflow: "visible" } },
  },
  "& [role=group]": {
    display: "grid",
    flex: "0 0 100%",
    scrollSnapAlign: "start",
    transition: `transform 400ms cubic-bezier(0.3, 0, 0.1, 1), opacity ${motion.calm}`,
    [media.desktop]: {
      flex: "1 1 0",
      minWidth: 0,
      // Widths of 0.97, 0.97 and 1.06 fill the row with equal gaps and align with the page's grid.
      transformOrigin: "calc(50% - 50% * var(--direction)) 50%",
      transform: "translateX(calc(var(--direction) * var(--shift))) scale(0.97)",
      "&[data-current]": { transform: "translateX(calc(var(--direction) * var(--shift))) scale(1.06)", zIndex: 1 },
      "&:nth-of-type(1)": { "--shift": "0%" },
      "&:nth-of-type(2)": { "--shift": "-3%" },
      "&:nth-of-type(3)": { "--shift": "-6%" },
      "&[data-current] + *": { "--shift": "6%" },
      "&[data-current] ~ :nth-of-type(3)": { "--shift": "3%" },
    },
    "@media (scripting: none)": { [media.desktop]: { "&, &[data-current]": { transform: "none" } } },
  },
  "& > [data-live] > [role=group]": {
    [media.mobile]: { transform: `translateX(calc(var(--direction) * var(--index) * (-100% - ${gap})))` },
  },
  // Stacks the slides on paper.
  "@media print": {
    "&& > [data-slides]": { display: "grid", overflow: "visible" },
    "&& > [data-slides] > [role=group]": { transform: "none" },
  },
  "& [data-current] > article": {
    borderColor: color.accent,
    boxShadow: `0 0 0 1px ${color.accent}`,
    [media.desktop]: { boxShadow: `0 0 0 1px ${color.accent}, ${shadow.high}` },
  },
});
/** Lays out slides unless there are three: in rows, without enlarging; a single one has its text beside the picture. */
function rowsCss(count: number) {
  const columns = count === 4 ? 2 : Math.min(count, 3);
  const unmoved = { transform: "none" };
  return css({
    [media.desktop]: {
      "&& > [data-slides]": { display: "grid", gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
      "&& [role=group]": { ...unmoved, "&[data-current]": unmoved },
      ...(count === 1 && {
        "& article": { gridTemplate: "auto / minmax(0, 2fr) minmax(0, 3fr)" },
        "& article ul": { alignContent: "start" },
      }),
    },
  });
}
const cardCss = css({
  display: "grid",
  gridTemplateRows: "auto 1fr",
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.raised,
  transition: `border-color ${motion.calm}, box-shadow ${motion.calm}`,
  "@media print": { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", gridTemplateRows: "auto" },
});
// Phones show the full upright picture; larger screens crop it, so that the card fits the window.
const pictureCss = css(uprightCss, { [media.desktop]: { aspectRatio: "13 / 11" } });
/** One column, or three. */
const sizes = formatSizes([768, 1 / 3, -16], [522, 0, 480]);
const contentCss = css({
  display: "grid",
  gridTemplateRows: "auto auto 1fr auto",
  justifyItems: "start",
  gap: space.snug,
  borderBlockStart: `1px solid ${color.line}`,
  padding: `clamp(1rem, 2vw, ${space.loose})`,
});
const titleCss = css({ fontSize: size.title });
const textCss = css({
  color: color.muted,
  fontSize: size.body,
  [media.desktop]: { fontSize: size.small },
});

function Highlight({ slide }: { slide: Queries.HighlightsSectionFragment["slides"][number] }) {
  return (
    <article css={cardCss} id={slide.key}>
      <Picture
        css={pictureCss}
        image={slide.picture.image.childImageSharp?.gatsbyImageData}
        alt={slide.picture.alt}
        sizes={sizes}
      />
      <div css={contentCss}>
        <h3 css={titleCss}>{slide.title}</h3>
        <p css={textCss}>{slide.text}</p>
        <CheckList points={slide.points} small />
        <ButtonLink to={slide.action.to} tone="quiet">
          {slide.action.label}
        </ButtonLink>
      </div>
    </article>
  );
}

/** Parts of the platform as slides. */
export function Highlights({ title, text, slides, ...frame }: Queries.HighlightsSectionFragment) {
  return (
    <Section frame={frame} ground="sunken" spacing="small">
      <SectionHeading title={title} text={text} />
      <Carousel
        css={[carouselCss, slides.length !== 3 && rowsCss(slides.length)]}
        name={title}
        period={period}
        slides={slides.map((slide) => ({
          key: slide.key,
          name: slide.title,
          content: <Highlight slide={slide} />,
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
        label
        to
      }
    }
  }
`;
