import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";

import { AnimationControl } from "../../../components/motion/autoplay.island";
import { containerCss } from "../../../components/section";
import { color, media, size, space, tracking, weight } from "../../../theme/tokens";
import { LogoTrack } from "./logo-track";

const stripCss = css({ paddingBlock: `clamp(${space.wide}, 4vw, ${space.huge})`, overflowX: "clip" });
const headCss = css({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: space.normal });
const titleCss = css({
  fontSize: size.small,
  fontWeight: weight.strong,
  letterSpacing: tracking.none,
  color: color.muted,
});
const toggleCss = css({ color: color.muted, [media.reducedMotion]: { display: "none" } });

export function LogosSection({ anchor, title, name, customers }: Queries.LogosSectionFragment) {
  const titleId = useId();
  if (customers.length === 0) return null;
  return (
    <section css={stripCss} id={anchor ?? undefined} aria-labelledby={titleId} data-animated="">
      <div css={[containerCss, headCss]}>
        <h2 css={titleCss} id={titleId}>
          {title}
        </h2>
        <AnimationControl css={toggleCss} name={name} />
      </div>
      <LogoTrack customers={customers} />
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
