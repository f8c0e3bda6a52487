import { css, keyframes, type SerializedStyles } from "@emotion/react";
import type { ComponentProps } from "react";

import { color, radius } from "../theme/tokens";
import { buttonCss, toneCss, type Tone } from "./button";

interface ButtonProps extends Omit<ComponentProps<"button">, "type"> {
  type?: "button" | "submit";
  tone?: Tone;
  /** Its work is under way: it keeps the focus and its place, and does nothing meanwhile. */
  busy?: boolean;
}

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

// A browser's own button has a ground.
const plainCss = css({ background: "none", color: "inherit", "@media print": { "&&": { display: "none" } } });

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
    animation: `${turn} 0.8s linear infinite`,
  },
  "@media (forced-colors: active)": {
    "&:disabled, &:disabled:hover": { borderColor: "GrayText", color: "GrayText" },
  },
});

/** Cannot be pressed, and not for being at work. */
const resting = ["", ":hover", ":active"].map((state) => `&:disabled:not([aria-busy=true])${state}`).join(", ");

// What cannot be done yet is drawn in dashes, as all that comes after *now* is.
const onLightCss = css({
  [resting]: {
    border: `1px dashed ${color.muted}`,
    background: color.sunken,
    color: color.muted,
  },
});

const restCss: Record<Tone, SerializedStyles> = {
  primary: css(onLightCss, { "&[aria-busy=true], &[aria-busy=true]:active": { background: color.accentStrong } }),
  quiet: css(onLightCss, { "&[aria-busy=true], &[aria-busy=true]:active": { background: color.sunken } }),
  onDark: css({
    [resting]: {
      border: `1px dashed ${color.onDarkMuted}`,
      background: "none",
      color: color.onDarkMuted,
    },
    "&[aria-busy=true], &[aria-busy=true]:active": { background: color.darkRaised },
  }),
};

/** A button that does something on its page; what leads elsewhere is a `ButtonLink`. */
export function Button({ type = "button", tone = "primary", busy = false, onClick, ...button }: ButtonProps) {
  return (
    <button
      css={[plainCss, buttonCss, toneCss[tone], stateCss, restCss[tone]]}
      type={type}
      onClick={(event) => {
        // Prevented, it sends no form either.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      {...(busy ? { "aria-busy": true, "aria-disabled": true } : {})}
      {...button}
    />
  );
}
