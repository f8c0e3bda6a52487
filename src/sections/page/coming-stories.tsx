import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { openCardCss } from "../../components/card";
import { Section, SectionHeading } from "../../components/section";
import { color, media, size, space, weight } from "../../theme/tokens";

const listCss = css({
  display: "grid",
  gap: space.loose,
  [`${media.desktop}, print`]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
const storyCss = css({ display: "grid", alignContent: "start", gap: space.normal });
const titleCss = css({ fontSize: size.title });
const questionsCss = css({ display: "grid", gap: space.snug, counterReset: "question" });
const questionCss = css({
  display: "grid",
  gridTemplateColumns: "1.5rem minmax(0, 1fr)",
  counterIncrement: "question",
  fontSize: size.body,
  lineHeight: 1.5,
  textWrap: "pretty",
  "&::before": {
    content: "counter(question)",
    color: color.accentStrong,
    fontSize: size.small,
    fontWeight: weight.strong,
    lineHeight: "1.5rem",
    fontVariantNumeric: "tabular-nums",
  },
});

/** Upcoming kinds of stories, each with its questions. */
export function ComingStories({ title, text, items, ...frame }: Queries.ComingStoriesSectionFragment) {
  return (
    <Section frame={frame}>
      <SectionHeading title={title} text={text} layout="beside" />
      <ul role="list" css={listCss}>
        {items.map((item) => (
          <li key={item.title} css={[openCardCss, storyCss]}>
            <h3 css={titleCss}>{item.title}</h3>
            <ol role="list" css={questionsCss}>
              {item.questions.map((question) => (
                <li key={question} css={questionCss}>
                  {question}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const comingStoriesFragment = graphql`
  fragment ComingStoriesSection on ComingStoriesSection {
    ...Frame
    title
    text
    items {
      title
      questions
    }
  }
`;
