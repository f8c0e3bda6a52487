import { css, keyframes } from "@emotion/react";
import { graphql } from "gatsby";

import { AnimationControl } from "../../../components/motion/parts";
import { Logo } from "../../../components/picture/logo";
import { color, columnPair, media, oneColumn, radius, size, space, surface } from "../../../theme/tokens";

/** Seconds of a cycle, and between two logos (specification, chapter 9). */
const cycle = 12;
const stagger = 3;

// Marks a logo for a quarter of the cycle.
const mark = keyframes({ "0%, 29%, 100%": { opacity: 0 }, "4%, 25%": { opacity: 1 } });

const rootCss = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space.normal,
  "& > ul, & > p": { gridColumn: "1 / -1" },
  // Nothing moves.
  [media.reducedMotion]: { "& > [data-part]": { display: "none" } },
});
const titleCss = css({ fontSize: size.title });
const textCss = css({ color: color.muted });
const listCss = css({ display: "grid", gap: space.normal, gridTemplateColumns: columnPair });
const tileCss = css({
  position: "relative",
  ...oneColumn,
  placeItems: "center",
  alignContent: "center",
  gap: space.normal,
  minHeight: "clamp(8rem, 13vw, 10rem)",
  padding: space.normal,
  ...surface(radius.large),
  color: color.text,
  "&::after": {
    content: '""',
    position: "absolute",
    inset: -1,
    border: `2px solid ${color.accent}`,
    borderRadius: "inherit",
    opacity: 0,
    animation: `${mark} ${cycle}s ease-in-out infinite paused`,
    animationDelay: "inherit",
    "[data-running] &": { animationPlayState: "running" },
  },
  "&:only-of-type::after": { animationName: "none" },
});
const kindCss = css({ fontSize: size.small, color: color.muted, textAlign: "center" });

/** The featured customers beside the text of a hero, marked one at a time by an animation with a name. */
export function HeroCustomers({ title, text, name, featured }: Queries.HeroCustomersFragment) {
  return (
    <div css={rootCss} data-animated="">
      <h2 css={titleCss}>{title}</h2>
      {featured.length > 1 ? <AnimationControl name={name} /> : null}
      {text ? <p css={textCss}>{text}</p> : null}
      <ul role="list" css={listCss}>
        {featured.map((customer, index) => (
          <li key={customer.name} css={tileCss} style={{ animationDelay: `${index * stagger}s` }}>
            <Logo image={customer.image} name={customer.name} box={{ width: 168, height: 48 }} />
            {customer.kind ? <span css={kindCss}>{customer.kind}</span> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

export const heroCustomersFragment = graphql`
  fragment HeroCustomers on HeroCustomers {
    title
    text
    name
    featured {
      name
      kind
      image {
        ...LogoFile
      }
    }
  }
`;
