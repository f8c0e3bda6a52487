import { css } from "@emotion/react";

import { lineLinkCss } from "../../../components/line-link";
import { Link } from "../../../components/link";
import { Picture, upright } from "../../../components/picture/picture";
import { formatSizes } from "../../../components/picture/sizes";
import { color, media, radius, size, space } from "../../../theme/tokens";

const cardCss = css({
  display: "grid",
  gridTemplateRows: "auto 1fr",
  background: color.raised,
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  // Beside the text.
  [`${media.desktop}, print`]: { gridTemplate: "auto / 20rem minmax(0, 1fr)" },
});
// Phones show the full upright picture; larger screens crop it, so that the card fits the window, and fade where it is cut.
const pictureCss = css({
  [media.mobile]: upright,
  [media.desktop]: {
    height: 0,
    minHeight: "100%",
    maskImage: `linear-gradient(#000 calc(100% - ${space.huge}), transparent)`,
  },
});
// Text in the picture is as large as that of the card.
const uprightCardCss = css({
  [media.wide]: {
    gridTemplate: "auto 1fr / none",
    "& picture": {
      width: "85%",
      height: "auto",
      aspectRatio: "13 / 10",
      margin: `${space.loose} auto 0`,
      border: `1px solid ${color.line}`,
      borderBlockEnd: 0,
      borderRadius: `${radius.medium} ${radius.medium} 0 0`,
      maskImage: "none",
    },
  },
});
/** Slot widths: one column, beside the text, one of three columns. */
const sizes = formatSizes([1024, 0.28, -14], [768, 0, 320], [472, 0, 432]);
const contentCss = css({
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  justifyItems: "start",
  gap: space.snug,
  background: color.raised,
  // The line between picture and text, above the picture.
  position: "relative",
  boxShadow: `0 0 0 1px ${color.line}`,
  padding: `clamp(${space.normal}, 2vw, ${space.loose})`,
});
const titleCss = css({ fontSize: size.title });
const textCss = css({ color: color.muted, [media.desktop]: { fontSize: size.small } });

interface HighlightCardProps {
  slide: Queries.HighlightsSectionFragment["slides"][number];
  /** The only card has its text beside the picture. */
  isOnly: boolean;
}

export function HighlightCard({ slide, isOnly }: HighlightCardProps) {
  const { key, title, text, picture, action } = slide;
  return (
    <article css={[cardCss, !isOnly && uprightCardCss]} id={key}>
      <Picture css={pictureCss} {...picture} sizes={sizes} />
      <div css={contentCss}>
        <h3 css={titleCss}>{title}</h3>
        <p css={textCss}>{text}</p>
        <Link css={lineLinkCss} to={action.to}>
          {action.label}
        </Link>
      </div>
    </article>
  );
}
