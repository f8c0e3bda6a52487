import { css } from "@emotion/react";
import { graphql } from "gatsby";

import strings from "#content/interface.json";
import { Link } from "../../components/link";
import { size, space, weight } from "../../theme/tokens";

interface MessageSentProps extends Queries.MessageSentFragment {
  bookingUrl: string | null;
}

const answerCss = css({ display: "grid", gap: space.hair });
const titleCss = css({ fontSize: size.body });
const textCss = css({ fontSize: size.small, lineHeight: 1.5 });
const bookCss = css({ fontSize: size.body, fontWeight: weight.strong });

/** Confirms a sent message, and links to the page on which the visitor can choose a time. */
export function MessageSent({ title, more, bookingUrl }: MessageSentProps) {
  return (
    <div css={answerCss}>
      <h3 css={titleCss} id="contact-sent">
        {title}
      </h3>
      <p css={textCss}>{more}</p>
      {bookingUrl ? (
        <p css={bookCss}>
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
