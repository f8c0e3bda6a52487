import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId, useRef } from "react";

import { AutoplayToggle } from "../../components/motion/autoplay-toggle";
import { useAutoplay } from "../../components/motion/use-autoplay";
import { useBounce } from "../../components/motion/use-bounce";
import { Logo } from "../../components/picture/logo";
import { Section, SectionHeading } from "../../components/section";
import { color, media, radius, space } from "../../theme/tokens";

const stageCss = css({ display: "grid", gap: space.normal, justifyItems: "end" });
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
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  placeItems: "center",
  minHeight: "26rem",
  paddingBlock: space.normal,
  "& > :nth-of-type(3n + 2)": { insetBlockStart: "1rem" },
  // Printed pages have another width.
  "@media print": { "& > *": { transform: "none !important" } },
  [media.desktop]: {
    gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
    minHeight: "clamp(22rem, 34vw, 28rem)",
    "& > :nth-of-type(3n + 2)": { insetBlockStart: 0 },
    "& > :nth-of-type(even)": { insetBlockStart: "2rem" },
    "& > :nth-of-type(odd)": { insetBlockStart: "-2rem" },
  },
});
const discCss = css({
  position: "relative",
  display: "grid",
  gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
  placeItems: "center",
  width: "3.75rem",
  height: "3.75rem",
  borderRadius: radius.round,
  background: color.raised,
  forcedColorAdjust: "none",
  [media.desktop]: { width: "5.5rem", height: "5.5rem" },
});
const logoCss = css({ width: "58%", height: "58%", "& img": { width: "auto", maxWidth: "100%", maxHeight: "100%" } });

/** Panel with bouncing logos. */
export function MovingPlatforms({ title, text, integrations, ...frame }: Queries.MovingPlatformsSectionFragment) {
  const titleId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const autoplay = useAutoplay(stage);
  useBounce(list, autoplay.running);
  if (integrations.length === 0) return null;
  return (
    <Section frame={frame} ground="dark" labelledBy={titleId}>
      <SectionHeading title={title} text={text} id={titleId} layout="beside" />
      <div ref={stage} css={stageCss} {...autoplay.containerProps}>
        <div css={panelCss}>
          <ul role="list" ref={list} css={listCss}>
            {integrations.map(({ name, logo }) => (
              <li key={name} css={discCss}>
                <Logo css={logoCss} image={logo} name={name} box={{ width: 56, height: 56 }} />
              </li>
            ))}
          </ul>
        </div>
        <AutoplayToggle autoplay={autoplay} name={title} />
      </div>
    </Section>
  );
}

export const movingPlatformsFragment = graphql`
  fragment MovingPlatformsSection on MovingPlatformsSection {
    ...Frame
    title
    text
    integrations {
      name
      logo {
        ...LogoFile
      }
    }
  }
`;
