import type { CSSObject, Keyframes } from "@emotion/react";

/**
 * Binds an animation to the way of an element into the view. Without support, with reduced motion and on paper the element is complete.
 * @param timeline the element's own, or the name of a view timeline around it
 */
export function animateEntry(name: Keyframes, timeline = "view()"): CSSObject {
  return {
    "@supports (animation-timeline: view())": {
      "@media (prefers-reduced-motion: no-preference)": {
        animation: `${name.toString()} linear both`,
        animationTimeline: timeline,
        animationRange: "entry",
      },
    },
  };
}
