import { css } from "@emotion/react";
import { useId, useSyncExternalStore } from "react";

import strings from "#content/interface.json";
import { subscribeTo } from "../../browser/events";
import { Button } from "../../components/button-control";
import { containerCss } from "../../components/section";
import { color, size, space, weight } from "../../theme/tokens";
import { allowRecording } from "../analytics";
import { answerEvent, isUnanswered } from "../stored-visits";
import { controlId } from "./visit-data-control";

const regionCss = css({
  borderBlockStart: `1px solid ${color.darkLine}`,
  background: color.dark,
  color: color.onDark,
  fontSize: size.small,
  "@media print": { display: "none" },
});
const innerCss = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space.normal} ${space.wide}`,
  paddingBlock: space.loose,
});
const textCss = css({ flex: "1 1 20rem", maxWidth: "45em", color: color.onDarkMuted });
const titleCss = css({ color: color.onDark, fontWeight: weight.strong });
const buttonsCss = css({ display: "flex", flexWrap: "wrap", gap: space.snug });

const subscribe = subscribeTo(() => window, "storage", answerEvent);

/**
 * Asks whether visits may be recorded, after the footer of every page, until there is an answer. It is in the flow, so that it covers
 * nothing, and last, so that it shifts nothing.
 */
export function RecordingQuestion() {
  const isShown = useSyncExternalStore(subscribe, isUnanswered, () => false);
  const id = useId();

  function answer(isYes: boolean): void {
    // The button that changes the answer is the one before the question.
    document.getElementById(controlId)?.focus();
    allowRecording(isYes);
  }

  if (!isShown) return null;
  const { title, text } = strings.recordingQuestion;
  return (
    <section css={regionCss} aria-labelledby={id}>
      <div css={[containerCss, innerCss]}>
        <div css={textCss}>
          <p css={titleCss} id={id}>
            {title}
          </p>
          <p>{text}</p>
        </div>
        <div css={buttonsCss}>
          {(["yes", "no"] as const).map((name) => (
            <Button key={name} tone="onDark" onClick={() => answer(name === "yes")}>
              {strings.recordingQuestion[name]}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}
