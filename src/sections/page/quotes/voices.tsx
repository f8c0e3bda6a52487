import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Section } from "../../../components/section";
import { color, size, space, weight } from "../../../theme/tokens";

const listCss = css({
  display: "grid",
  gap: space.wide,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(20rem, 100%), 1fr))",
});

const figureCss = css({ display: "grid", alignContent: "start", gap: space.normal });
// Hangs the opening quotation mark.
const quoteCss = css({ fontSize: size.lead, lineHeight: 1.5, textIndent: "-0.42em", paddingInlineStart: "0.42em" });
const sourceCss = css({ fontSize: size.small, color: color.muted, "& b": { fontWeight: weight.strong } });

/** Quotes from the industry. Hidden without quotes. */
export function VoicesSection({ title, items, ...frame }: Queries.VoicesSectionFragment) {
  if (items.length === 0) return <section id={frame.anchor ?? undefined} aria-label={title} hidden />;
  return (
    <Section frame={frame} title={title}>
      <ul role="list" css={listCss}>
        {items.map(({ name, role, quote }) => (
          <li key={name}>
            <figure css={figureCss}>
              <blockquote css={quoteCss}>
                <q>{quote}</q>
              </blockquote>
              <figcaption css={sourceCss}>
                <b>{name}</b> · {role}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const voicesFragment = graphql`
  fragment VoicesSection on VoicesSection {
    ...Frame
    title
    items {
      name
      role
      quote
    }
  }
`;
