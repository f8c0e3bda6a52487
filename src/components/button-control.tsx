import { css, keyframes } from "@emotion/react";
import type { ComponentProps } from "react";

import { color, media, radius } from "../theme/tokens";
import { buttonCss, variantCss } from "./button";

interface ButtonProps extends Omit<ComponentProps<"button">, "type"> {
  type?: "button" | "submit";
  variant?: "primary" | "quiet";
  /** While its action runs, the button keeps focus and ignores clicks. */
  busy?: boolean;
}

const spin = keyframes({ to: { transform: "rotate(1turn)" } });

const stateCss = css({
  "&:disabled": { cursor: "not-allowed" },
  "&[aria-busy=true]": { cursor: "progress" },
  "&[aria-busy=true]::before": {
    content: '""',
    width: "1em",
    height: "1em",
    border: "2px solid color-mix(in oklab, currentColor 35%, transparent)",
    borderBlockStartColor: "currentColor",
    borderRadius: radius.round,
    animation: `${spin} 0.8s linear infinite`,
  },
  [media.forcedColors]: { "&:disabled, &:disabled:hover": { borderColor: "GrayText", color: "GrayText" } },
});

const disabled = ["", ":hover", ":active"].map((state) => `&:disabled:not([aria-busy=true])${state}`).join(", ");

const inactiveCss = css({
  [disabled]: { borderColor: "transparent", background: color.line, color: color.muted },
  "&[aria-busy=true], &[aria-busy=true]:active": { background: color.accentStrong },
});

/** Button for actions; for navigation use `ButtonLink`. A primary one can be disabled or busy. */
export function Button({ type = "button", variant = "primary", busy = false, onClick, ...button }: ButtonProps) {
  return (
    <button
      css={[buttonCss, variantCss[variant], stateCss, variant === "primary" && inactiveCss]}
      type={type}
      onClick={(event) => {
        // Also prevents form submission.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      {...(busy ? { "aria-busy": true, "aria-disabled": true } : {})}
      {...button}
    />
  );
}
