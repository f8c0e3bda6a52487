import { css } from "@emotion/react";

import { initialsOf } from "../../components/picture/initials";
import { Picture } from "../../components/picture/picture";
import { formatSizes, type Width } from "../../components/picture/sizes";
import { color, motion, radius, size } from "../../theme/tokens";
import { useSite } from "../use-site";

interface PersonPortraitProps {
  member: Queries.PersonCardFragment;
  /** Selects the backgrounds. */
  tint: number;
  /** Index in the section; determines the crop and the direction of the face. */
  index: number;
  /** Width of the card by window width. */
  widths: readonly Width[];
  /** Above the fold. */
  first: boolean;
}

/** Zoom and horizontal shift of portraits; the shift is less than half of the gained width. */
const crops = [
  { zoom: 1, shift: "0%" },
  { zoom: 1.18, shift: "2%" },
  { zoom: 1.08, shift: "3.5%" },
] as const;

function tint(tone: string, share: number): string {
  return `color-mix(in oklab, ${tone} ${share}%, ${color.raised})`;
}

/** Backgrounds of the sections of people, repeated. Pale, because they tint the faces. */
const grounds = [
  [color.raised, tint(color.accent, 9), tint(color.growth, 9), tint(color.churn, 8)],
  [tint(color.text, 8)],
  [tint(color.churn, 14)],
] as const;

const frameCss = css({
  width: "100%",
  borderRadius: radius.large,
  fontSize: size.heading,
  "& img": { transformOrigin: "50% 96%", transition: `transform ${motion.calm}` },
  "li:hover & img": { transform: "scale(1.03)" },
  "@media (forced-colors: active)": { forcedColorAdjust: "none" },
});

// Colors the pale background of the drawings.
const tintedCss = css({ isolation: "isolate", "& img": { mixBlendMode: "multiply" } });

/** Portrait on a tinted background. Drawings are mirrored and cropped, so that they differ; photos are not. */
export function PersonPortrait({ member, tint: own, index, widths, first }: PersonPortraitProps) {
  const isDrawing = useSite().site.portraits === "drawings";
  const { zoom, shift } = (isDrawing ? crops[index % crops.length] : undefined) ?? crops[0];
  const tints = grounds[own % grounds.length] ?? grounds[0];
  const ground = tints[index % tints.length];
  return (
    <Picture
      css={[
        frameCss,
        isDrawing && tintedCss,
        css({
          background: ground,
          "& img": isDrawing ? { scale: `${index % 2 === 0 ? zoom : -zoom} ${zoom}`, translate: shift } : {},
        }),
      ]}
      image={member.image?.childImageSharp?.gatsbyImageData}
      alt=""
      sizes={formatSizes(...widths.map(([from, share, px]): Width => [from, zoom * share, zoom * px]))}
      fallback={initialsOf(member.name)}
      first={first}
    />
  );
}
