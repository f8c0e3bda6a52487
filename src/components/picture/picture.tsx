import { css } from "@emotion/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";

import { frameCss } from "./frame";

interface PictureProps {
  /** From the image pipeline; without it the fallback is shown. */
  image: IGatsbyImageData | null | undefined;
  alt: string;
  /** How wide it is shown, by `writeSizes`; without it the pipeline's own, which suits a picture of one width. */
  sizes?: string;
  /** In the first view: loaded at once and before the rest. */
  first?: boolean;
  /** Shown in the picture's place when there is none: a person's initials; a picture of the product needs no words. */
  fallback?: string;
  className?: string;
}

const roomyCss = css({ aspectRatio: "1" });
const imageCss = css({ width: "100%" });

/**
 * A picture from the image pipeline as a plain `<picture>`: it needs no script, and its space is kept by its size.
 * `GatsbyImage` would hide it until a script ran and load React's server renderer into the browser.
 */
export function Picture({ image, alt, sizes, first = false, fallback = "", className }: PictureProps) {
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
    <picture css={frameCss} className={className} data-fallback={fallback}>
      {images.sources?.map(({ type, srcSet, sizes: own }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes ?? own} />
      ))}
      <img
        css={[imageCss, css({ backgroundColor })]}
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
