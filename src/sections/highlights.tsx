import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { ButtonLink } from "../components/button";
import { cardCss, cardListCss } from "../components/card";
import { CheckList } from "../components/check-list";
import { Section } from "../components/section";
import { SectionHeading } from "../components/section-heading";
import { size } from "../theme/tokens";

const startCss = css({ justifyItems: "start" });
const titleCss = css({ fontSize: size.title });

/** What the platform is made of, a card each. */
export function Highlights({ highlights: { title, text, slides } }: { highlights: Queries.HighlightsFragment }) {
  return (
    <Section ground="sunken">
      <SectionHeading title={title} text={text} />
      <ul css={cardListCss}>
        {slides.map((slide) => (
          <li key={slide.key} css={[cardCss, startCss]} id={slide.key}>
            <h3 css={titleCss}>{slide.title}</h3>
            <p>{slide.text}</p>
            <CheckList points={slide.points} small />
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
