import { css } from "@emotion/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";

import { color, media, toCondition } from "../../theme/tokens";
import { frameCss } from "./frame-css";
import { formatSizes } from "./sizes";

/** Image of the content; null shows the fallback. */
type ImageFile = { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null } | null;

interface PictureProps {
  image: ImageFile;
  /** Replaces the image in narrower windows. */
  small?: ImageFile;
  /** Windows that show `small`; phones by default. Its width there is that of its column, at most 27rem. */
  smallIn?: string;
  smallSizes?: string;
  alt: string;
  /** `sizes` attribute; by default the pipeline's, for images of constant width. */
  sizes?: string | undefined;
  /** Above the fold: loaded eagerly and with high priority. */
  first?: boolean;
  /** Text in place of a missing image, e.g. a person's initials. */
  fallback?: string;
  className?: string;
}

const roomyCss = css({ aspectRatio: "1" });
// Shown until a picture is loaded, and behind a transparent one.
const imageCss = css({ width: "100%", background: color.sunken });
/** Portrait images in narrow windows: as wide as their column, little wider than the 24rem for which their text is drawn. */
export const upright = { width: "100%", maxWidth: "27rem", marginInline: "auto" } as const;

/** Plain `<picture>` from the image pipeline. `GatsbyImage` hides images until a script runs, and is large. */
export function Picture(picture: PictureProps) {
  const { alt, sizes, first = false, fallback = "", className } = picture;
  const [image, small] = [picture.image, picture.small].map((file) => file?.childImageSharp?.gatsbyImageData);
  const { smallIn = media.mobile, smallSizes = formatSizes([472, 0, 432]) } = picture;
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
  const { images, width, height } = image;
  return (
    <picture css={[frameCss, small && css({ [smallIn]: upright })]} className={className} data-fallback={fallback}>
      {small
        ? [...(small.images.sources ?? []), { ...small.images.fallback, type: undefined }].map(({ type, srcSet }) => (
            <source
              key={type ?? "any"}
              media={toCondition(smallIn)}
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
        // Chrome may lay out a lazy image before it has chosen the source, so the aspect ratio is set in CSS.
        css={[imageCss, small && css({ [smallIn]: { aspectRatio: `${small.width} / ${small.height}` } })]}
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={sizes ?? images.fallback?.sizes}
        width={width}
        height={Math.round(height)}
        alt={alt}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : "auto"}
        decoding="async"
      />
    </picture>
  );
}
