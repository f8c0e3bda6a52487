import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { ButtonLink } from "../components/button";
import { containerCss } from "../components/section";
import { color, media, size, space, weight, width } from "../theme/tokens";

interface HeroProps {
  hero: Queries.HeroFragment;
  /** The home page's and the unknown page's stand on ink. */
  dark?: boolean;
  /** Beside the words on a wide window. */
  aside?: ReactNode;
  /** Under the words. */
  children?: ReactNode;
}

const heroCss = css({ borderBlockEnd: `1px solid ${color.line}`, overflowX: "clip" });
const darkCss = css({ background: color.dark, color: color.onDark, borderBlockEnd: 0 });
const gridCss = css({
  display: "grid",
  gap: space.huge,
  paddingBlock: "clamp(3.5rem, 7vw, 7rem)",
  alignItems: "center",
  [media.wide]: { "&[data-aside]": { gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)" } },
});
const wordsCss = css({ display: "grid", justifyItems: "start", gap: space.loose });
const eyebrowCss = css({ fontSize: size.small, fontWeight: weight.strong, color: color.accentStrong });
const eyebrowOnDarkCss = css({ color: color.onDarkAccent });
const titleCss = css({ fontSize: size.display, lineHeight: 1.04, letterSpacing: "-0.03em", maxWidth: "18ch" });
const textCss = css({ fontSize: size.lead, maxWidth: width.measure, opacity: 0.85 });

/** First view of a page: headline, a sentence or two, and what to do. */
export function Hero({ hero, dark = false, aside, children }: HeroProps) {
  return (
    <div css={[heroCss, dark && darkCss]}>
      <div css={[containerCss, gridCss]} data-aside={aside ? "" : undefined}>
        <div css={wordsCss}>
          {hero.eyebrow ? <p css={[eyebrowCss, dark && eyebrowOnDarkCss]}>{hero.eyebrow}</p> : null}
          <h1 css={titleCss}>{hero.title}</h1>
          <p css={textCss}>{hero.text}</p>
          {hero.action ? <ButtonLink to={hero.action.to}>{hero.action.label}</ButtonLink> : null}
          {children}
        </div>
        {aside}
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
  }
`;
