import { css } from "@emotion/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";

import { color, media, toCondition, tracking, weight } from "../../theme/tokens";
import { formatSizes } from "./sizes";

/**
 * Frame of an image that shows the text of `data-fallback`, in the frame's font size, when the image is missing or has failed.
 * `useImageFallbacks` marks an image that fails in the browser.
 */
export const frameCss = css({
  position: "relative",
  display: "block",
  overflow: "hidden",
  "&[data-failed], &:has([data-failed])": {
    background: `repeating-linear-gradient(to bottom, ${color.sunken} 0 31px, ${color.line} 31px 32px)`,
  },
  "&[data-failed]::after, &:has([data-failed])::after": {
    content: "attr(data-fallback)",
    position: "absolute",
    inset: 0,
    display: "grid",
    placeItems: "center",
    fontWeight: weight.strong,
    letterSpacing: tracking.tight,
    color: color.muted,
  },
});

interface PictureProps {
  /** From the image pipeline; without it the fallback is shown. */
  image: IGatsbyImageData | null | undefined;
  /** Another composition for small screens, in place of the image there: as wide as its column, at most 30rem. */
  small?: IGatsbyImageData | null | undefined;
  alt: string;
  /** Shown width by window width; without it the pipeline's own, which suits a picture of one width. */
  sizes?: string;
  /** In the first view: loaded eagerly and with high priority. */
  first?: boolean;
  /** Shown when there is no picture: a person's initials; empty for a picture of the product. */
  fallback?: string;
  className?: string;
}

const roomyCss = css({ aspectRatio: "1" });
const imageCss = css({ width: "100%" });
/** An upright picture on a small screen: as wide as its column, at most 30rem. */
export const uprightCss = css({ [media.mobile]: { width: "100%", maxWidth: "30rem", marginInline: "auto" } });
const smallScreen = toCondition(media.mobile);
const smallSizes = formatSizes([522, 0, 480]);

/**
 * A picture from the image pipeline as a plain `<picture>`, which needs no script. `GatsbyImage` hides it until a script runs and
 * loads React's server renderer in the browser.
 */
export function Picture({ image, small, alt, sizes, first = false, fallback = "", className }: PictureProps) {
  if (!image) {
    return (
      <span
        css={[frameCss, roomyCss]}
        className={className}
        data-fallback={fallback}
        data-failed=""
        {...(alt ? { role: "img", "aria-label": alt } : {})}
      />
    );
  }
  const { images, width, height, backgroundColor } = image;
  return (
    <picture css={[frameCss, small && uprightCss]} className={className} data-fallback={fallback}>
      {small
        ? [...(small.images.sources ?? []), { ...small.images.fallback, type: undefined }].map(({ type, srcSet }) => (
            <source
              key={type ?? "any"}
              media={smallScreen}
              type={type}
              srcSet={srcSet}
              sizes={smallSizes}
              width={small.width}
              height={Math.round(small.height)}
            />
          ))
        : null}
      {images.sources?.map(({ type, srcSet, sizes: own }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes ?? own} />
      ))}
      <img
        // Chrome may lay out a lazy image before it has chosen the source, whose size it would then not know.
        css={[
          imageCss,
          css({ backgroundColor }),
          small && css({ [media.mobile]: { aspectRatio: `${small.width} / ${small.height}` } }),
        ]}
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={sizes ?? images.fallback?.sizes}
        width={width}
        height={height}
        alt={alt}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : "auto"}
        decoding="async"
      />
    </picture>
  );
}
