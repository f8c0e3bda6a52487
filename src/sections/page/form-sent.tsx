import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { color, size, space, weight } from "../../theme/tokens";

const titleCss = css({ fontSize: size.title });
const stepsCss = css({ display: "grid", gap: space.snug, marginBlock: space.normal });
const whenCss = css({ fontSize: size.small, fontWeight: weight.strong, color: color.growthText });
const textCss = css({ fontSize: size.body, lineHeight: 1.5 });
const moreCss = css({ fontSize: size.small, color: color.muted });

/** Lists next steps after sending, with their times. */
export function MessageSent({ title, steps, more }: Queries.MessageSentFragment) {
  return (
    <>
      <h3 css={titleCss} id="contact-sent">
        {title}
      </h3>
      <dl css={stepsCss}>
        {steps.map((step) => (
          <div key={step.title}>
            <dt css={whenCss}>{step.title}</dt>
            <dd css={textCss}>{step.text}</dd>
          </div>
        ))}
      </dl>
      <p css={moreCss}>{more}</p>
    </>
  );
}

export const messageSentFragment = graphql`
  fragment MessageSent on MessageSent {
    title
    steps {
      ...Point
    }
    more
  }
`;
