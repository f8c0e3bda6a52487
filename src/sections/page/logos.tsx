import { css, keyframes } from "@emotion/react";
import { graphql } from "gatsby";
import { useId, useRef } from "react";

import { AutoplayToggle } from "../../components/motion/autoplay-toggle";
import { useAutoplay } from "../../components/motion/use-autoplay";
import { Logo } from "../../components/picture/logo";
import { containerCss } from "../../components/section";
import { color, media, rightToLeft, size, space, tracking, weight, width } from "../../theme/tokens";

/** Time in which a logo moves by its width. */
const secondsPerLogo = 4;

/** Logos that fill a large window; fewer are repeated. */
const minLogos = 10;

type Customers = Queries.LogosSectionFragment["customers"];

const slide = keyframes({ to: { transform: "translateX(calc(-50% * var(--direction)))" } });

const stripCss = css({ paddingBlock: `clamp(${space.wide}, 4vw, ${space.huge})`, overflowX: "clip" });
const headCss = css({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: space.normal });
const titleCss = css({
  fontSize: size.small,
  fontWeight: weight.strong,
  letterSpacing: tracking.none,
  color: color.muted,
});
const viewCss = css({
  marginBlockStart: space.snug,
  overflow: "clip",
  maskImage: "linear-gradient(to right, transparent, #000 6%, #000 94%, transparent)",
});
const trackCss = css({
  display: "flex",
  width: "max-content",
  "--direction": 1,
  [rightToLeft]: { "--direction": -1 },
  animation: `${slide} linear infinite paused`,
  "[data-running] &": { animationPlayState: "running" },
});
const listCss = css({ display: "flex", flex: "none" });
const itemCss = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  placeItems: "center",
  width: "13rem",
  height: "4rem",
  [media.mobile]: { width: "9rem", paddingInline: space.tight },
});
// Shows all logos in rows, as wide as the page, if nothing moves or nothing can stop it.
const staticCss = css({
  [`${media.reducedMotion}, (scripting: none), print`]: {
    width: `min(${width.page}, 100% - 2 * ${space.gutter})`,
    marginInline: "auto",
    maskImage: "none",
    "& [data-track]": { display: "block", width: "auto", animation: "none" },
    "& ul:first-of-type": { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(9.5rem, 1fr))" },
    "& li": { width: "auto", paddingInline: space.tight },
    "& ul:last-of-type, & li[aria-hidden]": { display: "none" },
  },
});
const toggleCss = css({ color: color.muted, [media.reducedMotion]: { display: "none" } });

function countCopies(customers: number): number {
  return Math.ceil(minLogos / customers);
}

function LogoList({ customers, copy = false }: { customers: Customers; copy?: boolean }) {
  return (
    <ul role="list" css={listCss} aria-hidden={copy || undefined}>
      {Array.from({ length: countCopies(customers.length) }, (_, round) =>
        customers.map(({ name, image }) => (
          <li key={`${name} ${round}`} css={itemCss} aria-hidden={round > 0 || undefined}>
            <Logo image={image} name={name} box={{ width: 176, height: 44 }} />
          </li>
        )),
      )}
    </ul>
  );
}

/** Endless strip of logos: the row is rendered twice, and the animation restarts after one. */
export function LogosSection({ anchor, title, name, customers }: Queries.LogosSectionFragment) {
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  const autoplay = useAutoplay(root);
  if (customers.length === 0) return null;
  return (
    <section
      ref={root}
      css={stripCss}
      id={anchor ?? undefined}
      aria-labelledby={titleId}
      data-running={autoplay.running ? "" : undefined}
      {...autoplay.containerProps}
    >
      <div css={[containerCss, headCss]}>
        <h2 css={titleCss} id={titleId}>
          {title}
        </h2>
        <AutoplayToggle css={toggleCss} autoplay={autoplay} name={name} />
      </div>
      <div css={[viewCss, staticCss]}>
        <div
          css={trackCss}
          style={{ animationDuration: `${customers.length * countCopies(customers.length) * secondsPerLogo}s` }}
          data-track=""
        >
          <LogoList customers={customers} />
          <LogoList customers={customers} copy />
        </div>
      </div>
    </section>
  );
}

export const logosFragment = graphql`
  fragment LogosSection on LogosSection {
    ...Frame
    title
    name
    customers {
      name
      image {
        ...LogoFile
      }
    }
  }
`;
