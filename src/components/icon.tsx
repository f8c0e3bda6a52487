import { css } from "@emotion/react";

import { media, rightToLeft } from "../theme/tokens";

/** Paths of Tabler’s outline icons (`icon-license.txt`), on a grid of 24. */
export const icons = {
  activity: "M3 12h4l3 8 4-16 3 8h4",
  arrowLeft: "M5 12h14M5 12l6 6M5 12l6-6",
  arrowRight: "M5 12h14M13 18l6-6M13 6l6 6",
  arrowUpRight: "M17 7 7 17M8 7h9v9",
  check: "M5 12l5 5L20 7",
  chevronDown: "M6 9l6 6 6-6",
  close: "M18 6 6 18M6 6l12 12",
  facebook: "M7 10v4h3v7h4v-7h3l1-4h-4V8a1 1 0 0 1 1-1h3V3h-3a5 5 0 0 0-5 5v2z",
  github:
    "M9 19c-4.3 1.4-4.3-2.5-6-3m12 5v-3.5c0-1 .1-1.4-.5-2 2.8-.3 5.5-1.4 5.5-6a4.6 4.6 0 0 0-1.3-3.2 4.2 4.2 0 0 0-.1-3.2s-1.1-.3-3.5 1.3a12.3 12.3 0 0 0-6.2 0C6.5 2.8 5.4 3.1 5.4 3.1a4.2 4.2 0 0 0-.1 3.2A4.6 4.6 0 0 0 4 9.5c0 4.6 2.7 5.7 5.5 6-.6.6-.6 1.2-.5 2V21",
  instagram:
    "M3 7a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4zM8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 0 0-7 0M17 7v.01",
  linkedin:
    "M8 11v5M8 8v.01M12 16v-5M16 16v-3a2 2 0 1 0-4 0M3 7a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4z",
  mail: "M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM3 7l9 6 9-6",
  menu: "M4 6h16M4 12h16M4 18h16",
  pause:
    "M6 6a1 1 0 0 1 1-1h2a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1zM14 6a1 1 0 0 1 1-1h2a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1z",
  play: "M7 4v16l13-8z",
  plus: "M12 5v14M5 12h14",
  rss: "M4 19a1 1 0 1 0 2 0 1 1 0 1 0-2 0M4 4a16 16 0 0 1 16 16M4 11a9 9 0 0 1 9 9",
  trophy:
    "M8 21h8M12 17v4M7 4h10M17 4v8a5 5 0 0 1-10 0V4M3 9a2 2 0 1 0 4 0 2 2 0 1 0-4 0M17 9a2 2 0 1 0 4 0 2 2 0 1 0-4 0",
  youtube: "M2 8a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4zM10 9l5 3-5 3z",
  x: "M4 4l11.733 16H20L8.267 4zM4 20l6.768-6.768M13.228 10.772 20 4",
} as const;

export type IconName = keyof typeof icons;

export function networkIcon(network: Queries.SocialNetwork): IconName {
  return network === "other" ? "arrowUpRight" : network;
}

const iconCss = css({
  flex: "none",
  width: "1.25em",
  height: "1.25em",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  // Its own color may not contrast with the background.
  [media.forcedColors]: { "&&": { color: "inherit" } },
});

// Mirrors arrows, including their `transform` animations.
const arrowCss = css({ [rightToLeft]: { scale: "-1 1" } });

/** Decorative icon, hidden from assistive technology. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      css={[iconCss, name.startsWith("arrow") && arrowCss]}
      className={className}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={icons[name]} />
    </svg>
  );
}
