import { css } from "@emotion/react";
import { memo } from "react";

import { Icon } from "../../../components/icon";
import { color, motion, size, space, weight } from "../../../theme/tokens";
import { panelCss } from "./forecast-css";

const listCss = css({
  "& details": { borderBlockStart: `1px solid ${color.line}` },
  "& summary": {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    gap: space.snug,
    minHeight: "3rem",
    paddingBlock: space.tight,
    fontWeight: weight.strong,
    listStyle: "none",
    transition: `color ${motion.quick}`,
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { color: color.accentStrong },
  },
  "& svg": { color: color.muted, transition: `transform ${motion.quick}` },
  "& details[open] svg": { transform: "rotate(180deg)" },
  "& p": { paddingBlockEnd: space.snug, lineHeight: 1.55 },
  "& p + p": {
    marginBlockStart: `calc(-1 * ${space.hair})`,
    paddingBlockEnd: space.normal,
    color: color.muted,
    fontSize: size.caption,
  },
});

interface QuestionsProps {
  title: string;
  items: readonly Queries.ForecastQuestionFragment[];
}

/** Questions to the agent. Answers open without scripts, one at a time. */
export const Questions = memo(function Questions({ title, items }: QuestionsProps) {
  return (
    <section css={panelCss}>
      <h3>{title}</h3>
      <div css={listCss}>
        {items.map(({ question, answer, source }, index) => (
          <details key={question} name="forecast-question" open={index === 0}>
            <summary>
              {question}
              <Icon name="chevronDown" />
            </summary>
            <p>{answer}</p>
            <p>{source}</p>
          </details>
        ))}
      </div>
    </section>
  );
});
