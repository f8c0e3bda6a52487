import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Section } from "../../../components/section";
import { color, media, size, space } from "../../../theme/tokens";

const listCss = css({
  display: "grid",
  gap: `${space.huge} ${space.vast}`,
  [`${media.desktop}, print`]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
const titleCss = css({ paddingBlockEnd: space.normal, fontSize: size.title });
const questionCss = css({
  paddingBlock: space.snug,
  borderBlockStart: `1px solid ${color.line}`,
  color: color.muted,
  textWrap: "pretty",
});

/** Upcoming kinds of stories, each with its questions. */
export function ComingStoriesSection({ title, text, items, ...frame }: Queries.ComingStoriesSectionFragment) {
  return (
    <Section frame={frame} title={title} text={text}>
      <ul role="list" css={listCss}>
        {items.map((item) => (
          <li key={item.title}>
            <h3 css={titleCss}>{item.title}</h3>
            <ul role="list">
              {item.questions.map((question) => (
                <li key={question} css={questionCss}>
                  {question}
                </li>
              ))}
            </ul>
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
