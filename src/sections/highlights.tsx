import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { ButtonLink } from "../components/button";
import { Icon } from "../components/icon";
import { Section } from "../components/section";
import { SectionHeading } from "../components/section-heading";
import { color, radius, size, space } from "../theme/tokens";

const listCss = css({
  display: "grid",
  gap: space.loose,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(18rem, 100%), 1fr))",
});
const cardCss = css({
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  gap: space.normal,
  padding: space.wide,
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.raised,
});
const titleCss = css({ fontSize: size.title });
const pointsCss = css({ display: "grid", gap: space.tight, fontSize: size.small });
const pointCss = css({ display: "flex", gap: space.tight, "& svg": { color: color.accent } });

/** What the platform is made of, a card each. */
export function Highlights({ highlights: { title, text, slides } }: { highlights: Queries.HighlightsFragment }) {
  return (
    <Section ground="sunken">
      <SectionHeading title={title} text={text} />
      <ul css={listCss}>
        {slides.map((slide) => (
          <li key={slide.key} css={cardCss} id={slide.key}>
            <h3 css={titleCss}>{slide.title}</h3>
            <p>{slide.text}</p>
            <ul css={pointsCss}>
              {slide.points.map((point) => (
                <li key={point} css={pointCss}>
                  <Icon name="check" />
                  {point}
                </li>
              ))}
            </ul>
            <ButtonLink to={slide.action.to} tone="quiet">
              {slide.action.label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const highlightsFragment = graphql`
  fragment Highlights on Highlights {
    title
    text
    slides {
      key
      title
      text
      points
      action {
        label
        to
      }
    }
  }
`;
