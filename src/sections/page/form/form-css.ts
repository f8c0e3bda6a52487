import { css } from "@emotion/react";

import { hiddenCss } from "../../../components/hidden-text";
import { color, limit, media, radius, shadow, size, space, unscripted, weight } from "../../../theme/tokens";

/** Styles the card and the form in it, whose script is smaller without them. */
export const formCss = css({
  gap: space.normal,
  padding: `clamp(${limit(1.25)}, 4vw, ${space.huge})`,
  boxShadow: shadow.high,
  "& form, & [data-pair]": { display: "grid", gap: space.loose },
  "& [data-pair]": { [media.desktop]: { gridTemplateColumns: "1fr 1fr" } },
  "& [data-end]": {
    display: "grid",
    gap: space.snug,
    // Some browsers dispatch no pointer events on disabled buttons, which make the form read its fields.
    "& > :disabled": { pointerEvents: "none" },
  },
  "& #contact-note, & [data-plain]": { fontSize: size.small, color: color.muted },
  "& #contact-note[data-failed]": { fontWeight: weight.strong, color: color.churnText },
  // Without scripts there is no character counter, so the limit is always shown, and nothing updates the list of missing fields.
  "& [data-plain]": { display: "none", [unscripted]: { display: "block" } },
  "& #contact-note": { [unscripted]: { visibility: "hidden" } },
  // Takes its room from the start, so that nothing moves when a field is left.
  "& #contact-note:not([data-left], [data-failed])": { visibility: "hidden" },
  // Hides the honeypot field from visitors, the keyboard and screen readers.
  "& [data-trap]": css(hiddenCss, { insetInlineStart: "-100vw" }),
  // After a success: the thanks, and the form folded under a button. Its fields remain accessible, and the focus unfolds it.
  "& [data-sent]": {
    gap: `${space.snug} ${space.normal}`,
    marginBlockEnd: space.normal,
    padding: space.loose,
    border: `1px solid ${color.growthText}`,
    borderRadius: radius.medium,
    background: `color-mix(in oklab, ${color.growth} 8%, ${color.raised})`,
    "&:not([hidden])": { display: "grid" },
    "& > h3": { fontSize: size.title },
    // Scripts move the focus here.
    "&:focus-visible": { outline: "none" },
  },
  // The title names the form, but is not above the thanks.
  "&:has([data-sent]:not([hidden])) > h2": hiddenCss,
  "& [data-another]": { width: "100%" },
  "& [data-folded]": { height: 1, overflow: "hidden" },
});
