import { css } from "@emotion/react";
import type { ComponentProps } from "react";

import { centered, color, motion, radius } from "../theme/tokens";
import { HiddenText } from "./hidden-text";
import { Icon, type IconName } from "./icon";

interface IconButtonProps extends Omit<ComponentProps<"button">, "type" | "children"> {
  icon: IconName;
  /** Accessible name. */
  label: string;
}

const buttonCss = css({
  ...centered,
  // In pixels, so that it does not scale with text.
  width: 44,
  height: 44,
  borderRadius: radius.small,
  color: color.muted,
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  "&:hover": { background: color.sunken, color: color.text },
  "&:active": { background: color.line },
  "&:focus-visible": { outlineOffset: "-2px" },
});

export function IconButton({ icon, label, ...button }: IconButtonProps) {
  return (
    <button css={buttonCss} type="button" {...button}>
      <Icon name={icon} />
      <HiddenText>{label}</HiddenText>
    </button>
  );
}
