import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";

import { BounceAnimationControl } from "../../../components/motion/bounce.island";
import { initialsOf } from "../../../components/picture/initials";
import { Logo } from "../../../components/picture/logo";
import { SideSection } from "../../../components/side-section";
import { color, media, radius, space } from "../../../theme/tokens";

const stageCss = css({ display: "grid", gap: space.normal, justifyItems: "end", minWidth: 0 });
const faint = `color-mix(in oklab, ${color.darkLine} 45%, transparent)`;
const panelCss = css({
  position: "relative",
  width: "100%",
  border: `1px solid ${color.darkLine}`,
  borderRadius: radius.large,
  // Faint grid.
  background: `repeating-linear-gradient(to right, ${faint} 0 1px, transparent 1px 10%), repeating-linear-gradient(${faint} 0 1px, transparent 1px 25%) ${color.darkRaised}`,
});
// Arranges logos in a grid with shifted columns until they move.
const listCss = css({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  placeItems: "center",
  height: 260,
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
    <SideSection frame={frame} title={title} text={text} ground="dark" labelledBy={titleId}>
      <div css={stageCss} data-animated="">
        <div css={panelCss}>
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
        <BounceAnimationControl name={title} />
      </div>
    </SideSection>
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
