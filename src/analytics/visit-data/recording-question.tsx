import { css } from "@emotion/react";
import { useId } from "react";

import strings from "#content/interface.json";
import { buttonCss, variantCss } from "../../components/button";
import { containerCss } from "../../components/section";
import { color, size, space, weight, wrapping, wrappingRow } from "../../theme/tokens";

const regionCss = css({
  borderBlockStart: `1px solid ${color.darkLine}`,
  background: color.dark,
  color: color.onDark,
  fontSize: size.small,
  "@media print": { display: "none" },
});
const innerCss = css({
  ...wrappingRow,
  justifyContent: "space-between",
  gap: `${space.normal} ${space.wide}`,
  paddingBlock: space.loose,
});
const textCss = css({ flex: "1 1 20rem", maxWidth: "45em", color: color.onDarkMuted });
const titleCss = css({ color: color.onDark, fontWeight: weight.strong });
const buttonsCss = css({ ...wrapping, gap: space.snug });

/**
 * Asks whether visits may be recorded, after the footer of every page. It is in the flow, so that it covers nothing, and last, so that
 * it shifts nothing. `askForRecording` shows it.
 */
export function RecordingQuestion() {
  const id = useId();
  const { title, text } = strings.recordingQuestion;
  return (
    <section css={regionCss} aria-labelledby={id} data-question="" hidden>
      <div css={[containerCss, innerCss]}>
        <div css={textCss}>
          <p css={titleCss} id={id}>
            {title}
          </p>
          <p>{text}</p>
        </div>
        <div css={buttonsCss}>
          {(["yes", "no"] as const).map((name) => (
            <button key={name} css={[buttonCss, variantCss.onDark]} type="button" value={name}>
              {strings.recordingQuestion[name]}
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}
