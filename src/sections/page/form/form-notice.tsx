import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { fill } from "../../../text/fill";
import { color, size, space, weight } from "../../../theme/tokens";

const noticeCss = css({
  fontSize: size.small,
  color: color.muted,
  "& summary": {
    marginBlockStart: space.hair,
    paddingBlock: space.tight,
    // Keeps the focus ring off the line above.
    "&:focus-visible": { outlineOffset: 0 },
    fontWeight: weight.strong,
    color: color.accentStrong,
    "&:hover": { color: color.text },
  },
  "& dl": { display: "grid", gap: space.snug },
  "& dt": { fontWeight: weight.strong, color: color.text },
});

/** Days until the relay deletes a submission, from its settings. */
const days = { delivered: process.env.DELIVERED_DAYS, dead: process.env.DEAD_DAYS };

/** Explains in a line what happens to what was typed, and opens the details. The line describes the button of the form. */
export function FormNotice({ text, title, ...points }: Queries.FormNoticeFragment) {
  const { controller, purpose, recipients, storage, rights } = points;
  return (
    <div css={noticeCss}>
      <p id="contact-privacy">{fill(text, days)}</p>
      <details>
        <summary>{title}</summary>
        <dl>
          {[controller, purpose, recipients, storage, rights].map((point) => (
            <div key={point.title}>
              <dt>{point.title}</dt>
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
