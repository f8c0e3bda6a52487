import { css, keyframes, type CSSObject } from "@emotion/react";
import { graphql } from "gatsby";

import { AnimationControl } from "../../../components/motion/autoplay.island";
import { Logo } from "../../../components/picture/logo";
import {
  color,
  columnPair,
  media,
  oneColumn,
  radius,
  shadow,
  size,
  space,
  surface,
  unscripted,
} from "../../../theme/tokens";

/** Seconds of a cycle, and between two logos (specification, chapter 9). */
const cycle = 12;
const stagger = 3;

/** Declares an animation that comes forward for a quarter of the cycle, after the delay of the tile, and rests before. */
function takeTurns(rest: CSSObject, turn: CSSObject): CSSObject {
  const turns = keyframes({ "0%, 29%, 100%": rest, "4%, 25%": turn });
  return {
    animation: `${turns} ${cycle}s ease-in-out infinite backwards paused`,
    animationDelay: "inherit",
    "[data-running] &": { animationPlayState: "running" },
    [unscripted]: { animationName: "none" },
  };
}

const rootCss = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space.normal,
  "& > ul, & > p": { gridColumn: "1 / -1" },
  // Nothing moves.
  [media.reducedMotion]: { "& > [data-island]": { display: "none" } },
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
});
const kindCss = css({ fontSize: size.small, textAlign: "center" });
// Resting text still contrasts with its background. Text does not move.
const turnsCss = css({
  "& > :first-of-type": takeTurns({ opacity: 0.7, transform: "scale(0.84)" }, { opacity: 1, transform: "scale(1.12)" }),
  "& > span + span": takeTurns({ opacity: 0.72 }, { opacity: 1 }),
  "&::after": {
    content: '""',
    position: "absolute",
    inset: -1,
    border: `2px solid ${color.accent}`,
    borderRadius: "inherit",
    boxShadow: shadow.medium,
    opacity: 0,
    ...takeTurns({ opacity: 0 }, { opacity: 1 }),
  },
});

/** The featured customers beside the text of a hero. Their logos come forward one at a time, in an animation with a name. */
export function HeroCustomers({ title, text, name, featured }: Queries.HeroCustomersFragment) {
  return (
    <div css={rootCss} data-animated="">
      <h2 css={titleCss}>{title}</h2>
      {featured.length > 1 ? <AnimationControl name={name} /> : null}
      {text ? <p css={textCss}>{text}</p> : null}
      <ul role="list" css={listCss}>
        {featured.map((customer, index) => (
          <li
            key={customer.name}
            css={[tileCss, featured.length > 1 && turnsCss]}
            style={{ animationDelay: `${index * stagger}s` }}
          >
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
