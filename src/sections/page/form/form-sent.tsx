import { css } from "@emotion/react";
import { graphql } from "gatsby";

import strings from "#content/interface.json";
import { Link } from "../../../components/link";
import { size, space } from "../../../theme/tokens";

const answerCss = css({
  display: "grid",
  gap: space.hair,
  "& h3, & a": { fontSize: size.body },
  "& p": { fontSize: size.small },
});

/** Confirms a sent message, and links to the page on which the visitor can choose a time. */
export function MessageSent({ title, more, bookingUrl }: Queries.MessageSentFragment & { bookingUrl: string | null }) {
  return (
    <div css={answerCss}>
      <h3 id="contact-sent">{title}</h3>
      <p>{more}</p>
      {bookingUrl ? (
        <p>
          <Link to={bookingUrl}>{strings.form.book}</Link>
        </p>
      ) : null}
    </div>
  );
}

export const messageSentFragment = graphql`
  fragment MessageSent on MessageSent {
    title
    more
  }
`;
