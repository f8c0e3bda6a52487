import { css, keyframes } from "@emotion/react";
import { graphql } from "gatsby";
import { useRef } from "react";

import { AutoplayToggle } from "../components/motion/autoplay-toggle";
import { useAutoplay } from "../components/motion/use-autoplay";
import { Logo } from "../components/picture/logo";
import { containerCss } from "../components/section";
import { color, media, size, space, weight } from "../theme/tokens";
import { nameMotion } from "./motion-words";

/** Time one logo takes for its own width, in seconds. */
const pace = 4;

interface TrustedByProps {
  trustedBy: Queries.TrustedByFragment;
  customers: readonly Queries.CustomerFragment[];
  motion: Queries.MotionWordsFragment;
}

const slide = keyframes({ to: { transform: "translateX(-50%)" } });

const stripCss = css({ paddingBlock: space.vast, overflowX: "clip" });
const headCss = css({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: space.normal });
const titleCss = css({ fontSize: size.small, fontWeight: weight.strong, letterSpacing: 0, color: color.muted });
const viewCss = css({
  marginBlockStart: space.loose,
  overflow: "clip",
  maskImage: "linear-gradient(to right, transparent, #000 6%, #000 94%, transparent)",
});
const trackCss = css({
  display: "flex",
  width: "max-content",
  animation: `${slide} linear infinite paused`,
  "[data-running] &": { animationPlayState: "running" },
});
const listCss = css({ display: "flex", flex: "none" });
const itemCss = css({ display: "grid", placeItems: "center", width: "12rem", height: "4rem", opacity: 0.78 });
// Where nothing may move, or nothing can be stopped, all logos are shown in rows.
const standing = {
  display: "flex",
  flex: "0 1 auto",
  flexWrap: "wrap",
  justifyContent: "center",
  width: "auto",
  animation: "none",
} as const;
const stillCss = css({
  [`${media.still}, (scripting: none), print`]: {
    "& [data-track], & ul:first-of-type": standing,
    "& ul:last-of-type": { display: "none" },
  },
});
const toggleCss = css({ color: color.muted, [media.still]: { display: "none" } });

function Logos({ customers, copy = false }: { customers: readonly Queries.CustomerFragment[]; copy?: boolean }) {
  return (
    <ul role="list" css={listCss} aria-hidden={copy || undefined}>
      {customers.map(({ name, image }) => (
        <li key={name} css={itemCss}>
          <Logo image={image} name={name} decorative={copy} box={{ width: 148, height: 34 }} />
        </li>
      ))}
    </ul>
  );
}

/** The customers' wordmarks in one tone, drifting past without end: the row stands twice, and starts anew after one. */
export function TrustedBy({ trustedBy: { title, name }, customers, motion }: TrustedByProps) {
  const root = useRef<HTMLElement>(null);
  const autoplay = useAutoplay(root);
  return (
    <section
      ref={root}
      css={stripCss}
      aria-labelledby="trusted-by"
      data-running={autoplay.running ? "" : undefined}
      {...autoplay.around}
    >
      <div css={[containerCss, headCss]}>
        <h2 css={titleCss} id="trusted-by">
          {title}
        </h2>
        <AutoplayToggle css={toggleCss} autoplay={autoplay} words={nameMotion(motion, name)} />
      </div>
      <div css={[viewCss, stillCss]}>
        <div css={trackCss} style={{ animationDuration: `${customers.length * pace}s` }} data-track="">
          <Logos customers={customers} />
          <Logos customers={customers} copy />
        </div>
      </div>
    </section>
  );
}

export const trustedByFragment = graphql`
  fragment TrustedBy on TrustedBy {
    title
    name
  }
`;

export const customerFragment = graphql`
  fragment Customer on Customer {
    name
    image {
      ...LogoFile
    }
  }
`;
