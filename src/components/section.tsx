import { css, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";

import { color, space, width } from "../theme/tokens";

export type Ground = "plain" | "sunken" | "dark";

const sectionCss = css({ paddingBlock: space.section });

const groundCss: Record<Ground, SerializedStyles> = {
  plain: css({}),
  sunken: css({
    background: color.sunken,
    borderBlock: `1px solid ${color.line}`,
    "@media print": { borderBlock: 0 },
  }),
  dark: css({ background: color.dark, color: color.onDark }),
};

export const containerCss = css({
  width: "100%",
  maxWidth: `calc(${width.page} + 2 * ${space.gutter})`,
  marginInline: "auto",
  paddingInline: space.gutter,
});

interface SectionProps {
  children: ReactNode;
  ground?: Ground;
  /** Anchor in addresses. */
  id?: string;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  className?: string;
}

/** A chapter of a page: the full width of the window for its ground, the page's width for what it holds. */
export function Section({ children, ground = "plain", id, labelledBy, className }: SectionProps) {
  return (
    <section css={[sectionCss, groundCss[ground]]} className={className} id={id} aria-labelledby={labelledBy}>
      <div css={containerCss}>{children}</div>
    </section>
  );
}
