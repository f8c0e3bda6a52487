import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Logo } from "../components/logo";
import { Section } from "../components/section";
import { SectionHeading } from "../components/section-heading";
import { color, radius, size, space } from "../theme/tokens";

interface PartnersProps {
  heading: Queries.HeadingFragment;
  partners: readonly Queries.PartnerFragment[];
}

const listCss = css({
  display: "grid",
  gap: space.normal,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(11rem, 100%), 1fr))",
});
const cardCss = css({
  display: "grid",
  justifyItems: "center",
  gap: space.snug,
  padding: `${space.wide} ${space.normal}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.raised,
});
const categoryCss = css({ fontSize: size.small, color: color.muted });

/** The partners and what each makes. */
export function Partners({ heading, partners }: PartnersProps) {
  return (
    <Section>
      <SectionHeading {...heading} />
      <ul css={listCss}>
        {partners.map(({ name, category, logo }) => (
          <li key={name} css={cardCss}>
            <Logo src={logo.publicURL} alt={name} width={140} height={36} />
            <span css={categoryCss}>{category}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const partnerFragment = graphql`
  fragment Partner on Partner {
    name
    category
    logo {
      publicURL
    }
  }
`;
