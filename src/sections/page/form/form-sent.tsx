import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Link } from "../../../components/link";
import { fill } from "../../../text/fill";
import { size, space } from "../../../theme/tokens";
import { personCss, Portrait } from "../../portrait";

const answerCss = css(personCss, { gap: space.normal, fontSize: size.body });
const portraitCss = css({ width: "3rem", height: "3rem" });

interface MessageSentProps extends Pick<Queries.MessageSentFragment, "text" | "action"> {
  person: Queries.PortraitFragment | undefined;
}

/** Shows who answers a sent message, and the next step. */
export function MessageSent({ text, action, person }: MessageSentProps) {
  return (
    <>
      {person ? (
        <div css={answerCss}>
          <Portrait css={portraitCss} person={person} />
          <p>{fill(text, { person: person.name })}</p>
        </div>
      ) : null}
      {action ? (
        <p>
          <Link to={action.to}>{action.label}</Link>
        </p>
      ) : null}
    </>
  );
}

export const messageSentFragment = graphql`
  fragment MessageSent on MessageSent {
    title
    named
    text
    action {
      ...Action
    }
  }
`;
