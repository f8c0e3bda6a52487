import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";

import { BounceAnimationControl } from "../../../components/motion/bounce.island";
import { initialsOf } from "../../../components/picture/initials";
import { Logo } from "../../../components/picture/logo";
import { Section } from "../../../components/section";
import { color, columns, limit, media, oneColumn, radius, size, space } from "../../../theme/tokens";

// Head of the tiles below it.
const sectionCss = css({ paddingBlockEnd: 0 });
const panelCss = css({
  ...oneColumn,
  overflow: "clip",
  borderRadius: radius.large,
  background: color.dark,
  color: color.onDark,
  [media.wide]: { gridTemplateColumns: columns.twoFifths },
});
const textCss = css({
  display: "grid",
  alignContent: "start",
  gap: space.snug,
  padding: `clamp(${limit(1.25)}, 2.6vw, ${space.wide})`,
  "& > h2": { fontSize: size.subheading },
  "& > p": { maxWidth: "30em", color: color.onDarkMuted },
});
const faint = `color-mix(in oklab, ${color.darkLine} 45%, transparent)`;
const stageCss = css({
  position: "relative",
  minWidth: 0,
  // Faint grid.
  background: `repeating-linear-gradient(to right, ${faint} 0 1px, transparent 1px 10%), repeating-linear-gradient(${faint} 0 1px, transparent 1px 25%) ${color.darkRaised}`,
});
// Arranges logos in a grid with shifted columns until they move.
const listCss = css({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  placeItems: "center",
  height: "15rem",
  "& > :nth-of-type(even)": { insetBlockStart: "0.75rem" },
  "& > :nth-of-type(odd)": { insetBlockStart: "-0.75rem" },
  // Printed pages have another width.
  "@media print": { "& > *": { transform: "none !important" } },
  [media.desktop]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
});
const discCss = css({
  position: "relative",
  display: "grid",
  gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
  placeItems: "center",
  width: 48,
  height: 48,
  borderRadius: radius.round,
  background: color.raised,
  forcedColorAdjust: "none",
  [media.desktop]: { width: 64, height: 64 },
});
const logoCss = css({ width: "58%", height: "58%", "& img": { width: "auto", maxWidth: "100%", maxHeight: "100%" } });

export function MovingPlatformsSection(section: Queries.MovingPlatformsSectionFragment) {
  const { title, text, integrations, ...frame } = section;
  const titleId = useId();
  if (integrations.length === 0) return null;
  return (
    <Section css={sectionCss} frame={frame} spacing="none" labelledBy={titleId}>
      <div css={panelCss} data-animated="">
        <div css={textCss}>
          <h2 id={titleId}>{title}</h2>
          {text ? <p>{text}</p> : null}
          <BounceAnimationControl name={title} />
        </div>
        <div css={stageCss}>
          <ul role="list" css={listCss}>
            {integrations.map(({ name, logo }) => (
              <li key={name} css={discCss}>
                <Logo
                  css={logoCss}
                  image={logo}
                  name={name}
                  fallback={initialsOf(name)}
                  box={{ width: 56, height: 56 }}
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

export const movingPlatformsFragment = graphql`
  fragment MovingPlatformsSection on MovingPlatformsSection {
    ...Titled
    integrations {
      name
      logo {
        ...LogoFile
      }
    }
  }
`;
