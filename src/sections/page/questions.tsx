import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Icon } from "../../components/icon";
import { SideSection } from "../../components/side-section";
import { color, motion, size, space, weight } from "../../theme/tokens";

const itemCss = css({
  borderBlockStart: `1px solid ${color.line}`,
  "&:last-of-type": { borderBlockEnd: `1px solid ${color.line}` },
});
const questionCss = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.loose,
  paddingBlock: space.normal,
  fontSize: size.lead,
  fontWeight: weight.strong,
  lineHeight: 1.25,
  "&::-webkit-details-marker": { display: "none" },
  "&:hover": { color: color.accentStrong },
  "& svg": { transition: `rotate ${motion.quick}`, color: color.accentStrong },
  "[open] > & svg": { rotate: "180deg" },
});
const answerCss = css({ maxWidth: "42em", paddingBlockEnd: space.loose, color: color.muted });

export function QuestionsSection({ title, text, items, ...frame }: Queries.QuestionsSectionFragment) {
  return (
    <SideSection frame={frame} title={title} text={text}>
      <div>
        {items.map(({ question, answer }) => (
          <details key={question} css={itemCss}>
            <summary css={questionCss}>
              {question}
              <Icon name="chevronDown" />
            </summary>
            <p css={answerCss}>{answer}</p>
          </details>
        ))}
      </div>
    </SideSection>
  );
}

export const questionsFragment = graphql`
  fragment QuestionsSection on QuestionsSection {
    ...Titled
    items {
      question
      answer
    }
  }
`;
