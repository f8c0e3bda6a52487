import { css } from "@emotion/react";

import { initialsOf } from "../../components/picture/initials";
import { Picture } from "../../components/picture/picture";
import { formatSizes, type Width } from "../../components/picture/sizes";
import { color, motion, radius, size } from "../../theme/tokens";
import { useSite } from "../use-site";

interface MemberPortraitProps {
  member: Queries.TeamCardFragment;
  /** Place of its group on the page. */
  group: number;
  /** Place in its group. It chooses the crop and the direction of the face. */
  place: number;
  /** Width of the card by window width. */
  widths: readonly Width[];
  /** In the first view. */
  first: boolean;
}

/** How much a portrait is enlarged, and how far it is moved to the side: less than half of what it gains. */
const crops = [
  { zoom: 1, shift: "0%" },
  { zoom: 1.18, shift: "2%" },
  { zoom: 1.08, shift: "3.5%" },
] as const;

function tint(tone: string, share: number): string {
  return `color-mix(in oklab, ${tone} ${share}%, ${color.raised})`;
}

/** The grounds of the page's groups, in turn. They are pale, because they tint the faces a little. */
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

// The drawings have a pale ground of their own, which takes the color of the frame.
const tintedCss = css({ isolation: "isolate", "& img": { mixBlendMode: "multiply" } });

/** A portrait on the ground of its group. Mirrored and cropped, drawings of one pose differ; photos are shown as they are. */
export function MemberPortrait({ member, group, place, widths, first }: MemberPortraitProps) {
  const isDrawing = useSite().site.portraits === "drawings";
  const { zoom, shift } = (isDrawing ? crops[place % crops.length] : undefined) ?? crops[0];
  const own = grounds[group % grounds.length] ?? grounds[0];
  const ground = own[place % own.length];
  return (
    <Picture
      css={[
        frameCss,
        isDrawing && tintedCss,
        css({
          background: ground,
          "& img": isDrawing ? { scale: `${place % 2 === 0 ? zoom : -zoom} ${zoom}`, translate: shift } : {},
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
