import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Logo } from "../components/picture/logo";
import { Section } from "../components/section";
import { SectionHeading } from "../components/section-heading";
import { color, radius, size, space } from "../theme/tokens";

interface IntegrationGridProps {
  heading: Queries.HeadingFragment;
  integrations: readonly Queries.IntegrationFragment[];
}

const listCss = css({
  display: "grid",
  gap: space.normal,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(16rem, 100%), 1fr))",
});
const tileCss = css({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  alignContent: "start",
  gap: `${space.snug} ${space.normal}`,
  alignItems: "center",
  padding: space.loose,
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.raised,
});
const nameCss = css({ fontSize: size.body });
const textCss = css({ gridColumn: "1 / -1", fontSize: size.small });
const categoriesCss = css({ gridColumn: "1 / -1", fontSize: "0.8125rem", color: color.muted });

/** All integrations with what each brings and the categories it belongs to. */
export function IntegrationGrid({ heading, integrations }: IntegrationGridProps) {
  return (
    <Section>
      <SectionHeading {...heading} />
      <ul css={listCss}>
        {integrations.map(({ name, description, categories, logo }) => (
          <li key={name} css={tileCss}>
            <Logo image={logo} name={name} decorative box={{ width: 40, height: 40 }} />
            <h3 css={nameCss}>{name}</h3>
            <p css={textCss}>{description}</p>
            <p css={categoriesCss}>{categories.join(" · ")}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const integrationFragment = graphql`
  fragment Integration on Integration {
    name
    description
    categories
    color
    logo {
      ...LogoFile
    }
  }
`;
