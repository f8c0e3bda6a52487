import { css, keyframes } from "@emotion/react";

import { Logo } from "../../../components/picture/logo";
import { media, oneColumn, rightToLeft, space, width } from "../../../theme/tokens";

/** Time in which a logo moves by its width. */
const secondsPerLogo = 4;

/** Logos that fill a large window; fewer are repeated. */
const minLogos = 10;

type Customers = Queries.LogosSectionFragment["customers"];

const slide = keyframes({ to: { transform: "translateX(calc(-50% * var(--direction)))" } });

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
  ...oneColumn,
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
    "& ul:first-of-type": { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(9.5rem, 45%), 1fr))" },
    "& li": { width: "auto", paddingInline: space.tight },
    "& ul:last-of-type, & li[aria-hidden]": { display: "none" },
  },
});

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

/** Row of logos that moves endlessly: it is rendered twice, and the animation restarts after one. */
export function LogoTrack({ customers }: { customers: Customers }) {
  const seconds = customers.length * countCopies(customers.length) * secondsPerLogo;
  return (
    <div css={[viewCss, staticCss]}>
      <div css={trackCss} style={{ animationDuration: `${seconds}s` }} data-track="">
        <LogoList customers={customers} />
        <LogoList customers={customers} copy />
      </div>
    </div>
  );
}
