import { css, keyframes } from "@emotion/react";
import { graphql } from "gatsby";

import { ActionList } from "../../../components/action-list";
import { AnimationControl } from "../../../components/motion/parts";
import { Logo } from "../../../components/picture/logo";
import { Section } from "../../../components/section";
import { color, media, radius, size, space, columnPair } from "../../../theme/tokens";

/** Seconds of a cycle, and between two logos (specification, chapter 9). */
const cycle = 12;
const stagger = 3;

// Raises a logo for a quarter of the cycle.
const raise = keyframes({
  "0%, 29%, 100%": { transform: "none" },
  "4%, 25%": { transform: "translateY(-0.75rem)" },
});
const light = keyframes({ "0%, 29%, 100%": { opacity: 0 }, "4%, 25%": { opacity: 1 } });

const rootCss = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "end",
  gap: space.normal,
  marginBlockEnd: space.wide,
  // Nothing moves.
  [media.reducedMotion]: { "& > [data-part]": { display: "none" } },
});
const listCss = css({
  display: "grid",
  gap: space.normal,
  width: "100%",
  gridTemplateColumns: columnPair,
  [media.wide]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
});
const moving = {
  animationDuration: `${cycle}s`,
  animationTimingFunction: "ease-in-out",
  animationIterationCount: "infinite",
  animationPlayState: "paused",
  "[data-running] &": { animationPlayState: "running" },
} as const;
const tileCss = css({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  placeItems: "center",
  alignContent: "center",
  gap: space.normal,
  minHeight: "clamp(9rem, 20vw, 14rem)",
  padding: space.normal,
  borderRadius: radius.large,
  background: color.raised,
  color: color.text,
  animationName: raise,
  ...moving,
  "&:only-of-type, &:only-of-type::after": { animationName: "none" },
  "&::after": {
    content: '""',
    position: "absolute",
    inset: -2,
    border: `2px solid ${color.onDarkAccent}`,
    borderRadius: "inherit",
    opacity: 0,
    animationName: light,
    animationDelay: "inherit",
    ...moving,
  },
});
const kindCss = css({ fontSize: size.small, color: color.muted, textAlign: "center" });

/** Logos, highlighted one at a time, by an animation with a name. */
function RotatingLogos({ name, customers }: Pick<Queries.FeaturedCustomersSectionFragment, "name" | "customers">) {
  return (
    <div css={rootCss} data-animated="">
      <ul role="list" css={listCss}>
        {customers.map((customer, index) => (
          <li key={customer.name} css={tileCss} style={{ animationDelay: `${index * stagger}s` }}>
            <Logo image={customer.image} name={customer.name} box={{ width: 168, height: 48 }} />
            {customer.kind ? <span css={kindCss}>{customer.kind}</span> : null}
          </li>
        ))}
      </ul>
      {customers.length > 1 ? <AnimationControl name={name} /> : null}
    </div>
  );
}

/** Announcement of what comes, with the featured customers and links. */
export function FeaturedCustomersSection(section: Queries.FeaturedCustomersSectionFragment) {
  const { title, text, name, links, customers } = section;
  return (
    <Section frame={section} ground="dark" spacing="small" title={title} text={text} layout="beside">
      {customers.length > 0 ? <RotatingLogos name={name} customers={customers} /> : null}
      <ActionList actions={links} firstTone="primary" />
    </Section>
  );
}

export const featuredCustomersFragment = graphql`
  fragment FeaturedCustomersSection on FeaturedCustomersSection {
    ...Frame
    title
    text
    name
    links {
      ...Action
    }
    customers {
      name
      kind
      image {
        ...LogoFile
      }
    }
  }
`;
