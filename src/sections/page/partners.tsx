import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Carousel } from "../../components/carousel/carousel";
import { Logo } from "../../components/picture/logo";
import { Section } from "../../components/section";
import { color, media, motion, oneColumn, radius, size, space } from "../../theme/tokens";

/** Milliseconds per highlighted partner (specification, chapter 9). */
const period = 3000;

const carouselCss = css({
  ...oneColumn,
  gap: space.normal,
  "& > [data-controls]": { order: 1, color: color.accentStrong },
  "& > [data-slides]": {
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    gap: space.snug,
    // Three columns, fewer with large text.
    [media.mobile]: {
      gridTemplateColumns: "repeat(auto-fit, minmax(min(max(5.5rem, 25%), 100%), 1fr))",
      gap: space.tight,
    },
    [media.wide]: { gridTemplateColumns: "repeat(auto-fit, minmax(8.75rem, 1fr))" },
  },
  "& [role=group]": {
    ...oneColumn,
    placeItems: "center",
    alignContent: "center",
    gap: space.tight,
    minHeight: "6.5rem",
    padding: space.snug,
    border: `1px solid ${color.line}`,
    borderRadius: radius.medium,
    background: color.ground,
    transition: `background-color ${motion.calm}, box-shadow ${motion.calm}`,
    [media.mobile]: {
      minHeight: "6rem",
      padding: space.hair,
      "& img": { width: "auto", maxWidth: "92%", maxHeight: "1.5rem" },
    },
  },
  "& [role=group][data-current]": {
    background: color.raised,
    borderColor: color.accent,
    boxShadow: `inset 0 0 0 1px ${color.accent}`,
    // Replaces the shadow in forced colors.
    outline: "2px solid transparent",
    outlineOffset: -2,
  },
});
const categoryCss = css({ fontSize: size.caption, lineHeight: 1.3, textAlign: "center", color: color.muted });

export function PartnersSection({ title, text, partners, ...frame }: Queries.PartnersSectionFragment) {
  if (partners.length === 0) return null;
  return (
    <Section frame={frame} title={title} text={text} layout="beside" ground="sunken">
      <Carousel
        css={carouselCss}
        name={title}
        period={period}
        slides={partners.map(({ name, category, logo }) => ({
          key: name,
          name,
          content: (
            <>
              <Logo image={logo} name={name} box={{ width: 144, height: 44 }} />
              <span css={categoryCss}>{category}</span>
            </>
          ),
        }))}
      />
    </Section>
  );
}

export const partnersFragment = graphql`
  fragment PartnersSection on PartnersSection {
    ...Titled
    partners {
      name
      category
      logo {
        ...LogoFile
      }
    }
  }
`;
