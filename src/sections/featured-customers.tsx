import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { ButtonLink } from "../components/button";
import { Logo } from "../components/logo";
import { Section } from "../components/section";
import { SectionHeading } from "../components/section-heading";
import { color, radius, space } from "../theme/tokens";

interface FeaturedCustomersProps {
  heading: Queries.HeadingFragment;
  customers: readonly Queries.FeaturedCustomerFragment[];
  links: readonly { label: string; to: string }[];
}

const listCss = css({
  display: "grid",
  gap: space.normal,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(14rem, 100%), 1fr))",
  marginBlockEnd: space.huge,
});
const cardCss = css({
  display: "grid",
  placeItems: "center",
  minHeight: "8rem",
  padding: space.loose,
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.raised,
});
const linksCss = css({ display: "flex", flexWrap: "wrap", gap: space.normal });

/** What is announced, whose stories they will be, and where to go meanwhile. */
export function FeaturedCustomers({ heading, customers, links }: FeaturedCustomersProps) {
  return (
    <Section>
      <SectionHeading {...heading} />
      <ul css={listCss}>
        {customers.map(({ name, kind, image }) => (
          <li key={name} css={cardCss}>
            <Logo src={image.publicURL} alt={`${name}, ${kind}`} width={160} height={40} />
          </li>
        ))}
      </ul>
      <ul css={linksCss}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <ButtonLink to={to} tone="quiet">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const featuredCustomerFragment = graphql`
  fragment FeaturedCustomer on Customer {
    name
    kind
    image {
      publicURL
    }
  }
`;
