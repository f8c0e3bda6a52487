import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { summaryStyle } from "../../components/summary-style";
import { fill } from "../../fill";
import { color, size, space, weight } from "../../theme/tokens";

const noticeCss = css({ fontSize: size.small, color: color.muted, overflowWrap: "anywhere" });
const summaryCss = css(summaryStyle, { fontWeight: weight.strong });
const listCss = css({ display: "grid", gap: space.snug, paddingBlockStart: space.tight });
const termCss = css({ fontWeight: weight.strong, color: color.text });

/** Days until the relay deletes a submission, from its settings. */
const days = { delivered: process.env.DELIVERED_DAYS, dead: process.env.DEAD_DAYS };

/** Explains in a line what happens to what was typed, and opens the details. */
export function FormNotice({
  text,
  title,
  controller,
  purpose,
  recipients,
  storage,
  rights,
}: Queries.FormNoticeFragment) {
  return (
    <div css={noticeCss}>
      <p>{fill(text, days)}</p>
      <details>
        <summary css={summaryCss}>{title}</summary>
        <dl css={listCss}>
          {[controller, purpose, recipients, storage, rights].map((point) => (
            <div key={point.title}>
              <dt css={termCss}>{point.title}</dt>
              <dd>{fill(point.text, days)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

export const formNoticeFragment = graphql`
  fragment FormNotice on FormNotice {
    text
    title
    controller {
      ...Point
    }
    purpose {
      ...Point
    }
    recipients {
      ...Point
    }
    storage {
      title
      text
    }
    rights {
      ...Point
    }
  }
`;
