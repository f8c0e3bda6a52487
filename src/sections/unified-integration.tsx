import { css } from "@emotion/react";

import { Logo } from "../components/picture/logo";
import { Section } from "../components/section";
import { SectionHeading } from "../components/section-heading";
import { color, radius, space } from "../theme/tokens";

/** How many logos the panel shows (specification, chapter 2). */
const panelLogos = 12;

interface UnifiedIntegrationProps {
  heading: Queries.HeadingFragment;
  integrations: readonly Queries.IntegrationFragment[];
}

const panelCss = css({
  display: "grid",
  gap: space.loose,
  gridTemplateColumns: "repeat(auto-fill, minmax(5rem, 1fr))",
  justifyItems: "center",
  padding: space.wide,
  border: `1px solid ${color.darkLine}`,
  borderRadius: radius.large,
  background: color.darkRaised,
});
const tileCss = css({
  display: "grid",
  placeItems: "center",
  width: "4.5rem",
  height: "4.5rem",
  borderRadius: radius.medium,
  background: color.raised,
});

/** The first logos of the grid, in one panel. */
export function UnifiedIntegration({ heading, integrations }: UnifiedIntegrationProps) {
  return (
    <Section ground="dark" labelledBy="unified-integration">
      <SectionHeading {...heading} id="unified-integration" />
      <ul css={panelCss}>
        {integrations.slice(0, panelLogos).map(({ name, logo }) => (
          <li key={name} css={tileCss}>
            <Logo image={logo} name={name} box={{ width: 40, height: 40 }} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
