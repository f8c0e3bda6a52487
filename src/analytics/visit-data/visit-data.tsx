import { css } from "@emotion/react";

import { color, size, space } from "../../theme/tokens";
import { Actions } from "./actions";
import { Panel } from "./panel";
import type { Visits } from "./read-visits";
import { words } from "./words";

interface VisitDataProps {
  visits: Visits;
  onDownload: () => void;
  onDelete: () => Promise<void>;
  onDone: () => void;
}

const introCss = css({
  maxWidth: "45em",
  color: color.muted,
  fontSize: size.small,
  "& > p:not(:empty) + p": { marginBlockStart: space.snug },
});
const messageCss = css({ maxWidth: "39.8em", color: color.text, fontSize: size.body });

/** What is kept of the visitor's visits, or why nothing is. */
export function VisitData({ visits, onDownload, onDelete, onDone }: VisitDataProps) {
  const { state } = visits;
  return (
    <>
      <div css={introCss}>
        <p css={messageCss} role="status">
          {state === "kept" ? null : words[state]}
        </p>
        {state === "kept" || state === "empty" ? (
          <>
            <p>{words.kept}</p>
            <p>{words.privacy}</p>
          </>
        ) : null}
      </div>
      {state === "kept" ? <Panel record={visits.record} /> : null}
      <Actions kept={state === "kept"} onDownload={onDownload} onDelete={onDelete} onDone={onDone} />
    </>
  );
}
