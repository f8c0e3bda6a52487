import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Picture } from "../../../components/picture/picture";
import { Section } from "../../../components/section";
import { color, radius, serif, size, space, weight, wrappingRow } from "../../../theme/tokens";

const listCss = css({
  display: "grid",
  gap: space.wide,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(20rem, 100%), 1fr))",
});

const figureCss = css({ display: "grid", alignContent: "start", gap: space.normal });
// Hangs the opening quotation mark.
const quoteCss = css({
  fontFamily: serif,
  fontSize: size.title,
  lineHeight: 1.35,
  textIndent: "-0.42em",
  paddingInlineStart: "0.42em",
});
const sourceCss = css({
  ...wrappingRow,
  gap: space.normal,
  fontSize: size.small,
  color: color.muted,
  "& b": { display: "block", fontWeight: weight.strong, color: color.text },
});
const portraitCss = css({ flex: "none", width: "4.5rem", height: "4.5rem", borderRadius: radius.medium });

/** Quotes from the industry. Hidden without quotes. */
export function VoicesSection({ title, items, ...frame }: Queries.VoicesSectionFragment) {
  if (items.length === 0) return <section id={frame.anchor ?? undefined} aria-label={title} hidden />;
  return (
    <Section frame={frame} title={title}>
      <ul role="list" css={listCss}>
        {items.map(({ name, role, quote, portrait }) => (
          <li key={name}>
            <figure css={figureCss}>
              <blockquote css={quoteCss}>
                <q>{quote}</q>
              </blockquote>
              <figcaption css={sourceCss}>
                {portrait ? <Picture css={portraitCss} image={portrait} alt="" /> : null}
                <span>
                  <b>{name}</b> {role}
                </span>
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
      portrait {
        childImageSharp {
          gatsbyImageData(width: 72, height: 72, layout: FIXED)
        }
      }
    }
  }
`;
