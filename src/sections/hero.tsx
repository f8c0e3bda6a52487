import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { ButtonLink } from "../components/button";
import { containerCss } from "../components/section";
import { color, columns, media, size, space, tracking, weight } from "../theme/tokens";

interface HeroProps {
  hero: Queries.HeroFragment;
  /** Dark background. */
  dark?: boolean;
  /** Shown beside the text, in narrow windows below it. */
  aside?: ReactNode;
  /** Makes room for an aside that fills half of a broad window, up to its height. */
  tall?: boolean;
  /** Shown below text and aside. */
  children?: ReactNode;
}

const heroCss = css({ position: "relative", overflow: "clip" });
const darkCss = css({ background: color.dark, color: color.onDark });
const gridCss = css({
  position: "relative",
  display: "grid",
  gap: space.huge,
  paddingBlock: `clamp(${space.huge}, 7vw, 6.5rem) 2.75rem`,
  alignItems: "center",
  [media.wide]: {
    "&[data-aside]": { gridTemplateColumns: columns.threeFifths, columnGap: space.vast },
    "& > [data-under]": { gridColumn: "1 / -1" },
  },
});
const tallCss = css({
  [media.broad]: {
    gridTemplateRows: "1fr auto",
    minHeight: "min(33.3vw + 19.5rem, 100svh - var(--header-height))",
  },
});
const contentCss = css({ display: "grid", justifyItems: "start", gap: space.loose });
const eyebrowCss = css({ fontSize: size.small, fontWeight: weight.strong, color: color.accentStrong });
const eyebrowOnDarkCss = css({ color: color.onDarkAccent });
const titleCss = css({
  fontSize: size.display,
  lineHeight: 1.04,
  letterSpacing: tracking.tighter,
  maxWidth: "11.65em",
});
const textCss = css({ fontSize: size.lead, maxWidth: "31.8em", color: color.muted });
const textOnDarkCss = css({ color: color.onDarkMuted });
const actionsCss = css({ display: "flex", flexWrap: "wrap", gap: space.snug, marginBlockStart: space.tight });

/** Top of a page: headline, short text and buttons. */
export function Hero({ hero, dark = false, aside, tall = false, children }: HeroProps) {
  const { eyebrow, title, text, action, more } = hero;
  return (
    <div css={[heroCss, dark && darkCss]}>
      <div css={[containerCss, gridCss, tall && tallCss]} data-aside={aside ? "" : undefined}>
        <div css={contentCss}>
          {eyebrow ? <p css={[eyebrowCss, dark && eyebrowOnDarkCss]}>{eyebrow}</p> : null}
          <h1 css={titleCss}>{title}</h1>
          <p css={[textCss, dark && textOnDarkCss]}>{text}</p>
          {action ? (
            <p css={actionsCss}>
              <ButtonLink to={action.to}>{action.label}</ButtonLink>
              {more ? (
                <ButtonLink to={more.to} tone={dark ? "onDark" : "quiet"}>
                  {more.label}
                </ButtonLink>
              ) : null}
            </p>
          ) : null}
        </div>
        {aside}
        {children ? <div data-under="">{children}</div> : null}
      </div>
    </div>
  );
}

export const heroFragment = graphql`
  fragment Hero on Hero {
    eyebrow
    title
    text
    action {
      label
      to
    }
    more {
      label
      to
    }
  }
`;
