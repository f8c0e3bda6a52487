import { css } from "@emotion/react";

import { color, motion, radius } from "../../theme/tokens";
import { HiddenText } from "../hidden-text";
import { Icon } from "../icon";

/** Labels of the button, which name the animation. */
export interface AutoplayLabels {
  pause: string;
  play: string;
}

interface AutoplayToggleProps {
  autoplay: { paused: boolean; toggle: () => void };
  labels: AutoplayLabels;
  className?: string;
}

const toggleCss = css({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "2.75rem",
  height: "2.75rem",
  padding: 0,
  border: "1px solid",
  borderColor: "color-mix(in oklab, currentColor 45%, transparent)",
  borderRadius: radius.round,
  background: "none",
  color: "inherit",
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  "&:hover": { borderColor: "currentColor" },
  "&:active": { background: color.accent, color: color.onAccent },
  // Animations run only with scripts.
  "@media (scripting: none), print": { display: "none" },
});

/** Button that pauses and resumes an animation. */
export function AutoplayToggle({ autoplay: { paused, toggle }, labels, className }: AutoplayToggleProps) {
  return (
    <button css={toggleCss} className={className} type="button" onClick={toggle}>
      <Icon name={paused ? "play" : "pause"} />
      <HiddenText>{paused ? labels.play : labels.pause}</HiddenText>
    </button>
  );
}
