import { css } from "@emotion/react";

import strings from "#content/interface.json";
import { centered, color, motion, radius, scriptedCss } from "../../theme/tokens";
import { fill } from "../../text/fill";
import { HiddenText } from "../hidden-text";
import { Icon } from "../icon";

interface AutoplayToggleProps {
  autoplay: { paused: boolean; toggle: () => void };
  name: string;
}

const toggleCss = css({
  ...centered,
  flex: "none",
  width: "2.75rem",
  height: "2.75rem",
  // The ring is smaller than the target.
  "& > svg": {
    boxSizing: "content-box",
    padding: "0.3125rem",
    border: "1px solid",
    borderColor: "color-mix(in oklab, currentColor 45%, transparent)",
    borderRadius: radius.round,
    transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  },
  "&:hover > svg": { borderColor: "currentColor" },
  "&:active > svg": { background: color.accent, color: color.onAccent },
  // Animations run only with scripts.
  ...scriptedCss,
});

export function AutoplayToggle({ autoplay: { paused, toggle }, name }: AutoplayToggleProps) {
  return (
    <button css={toggleCss} type="button" onClick={toggle}>
      <Icon name={paused ? "play" : "pause"} />
      <HiddenText>{fill(paused ? strings.motion.play : strings.motion.pause, { name })}</HiddenText>
    </button>
  );
}
