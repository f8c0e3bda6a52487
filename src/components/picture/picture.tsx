import { css } from "@emotion/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";

interface PictureProps {
  image: IGatsbyImageData | null | undefined;
  alt: string;
  /** In the first view: loaded at once and before the rest. */
  first?: boolean;
  className?: string;
}

/**
 * A picture from the image pipeline as a plain `<picture>`: it needs no script, and its space is kept by its size.
 * `GatsbyImage` would hide it until a script ran and load React's server renderer into the browser.
 */
export function Picture({ image, alt, first = false, className }: PictureProps) {
  if (!image) return null;
  const { images, width, height, backgroundColor } = image;
  return (
    <picture>
      {images.sources?.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        css={css({ backgroundColor })}
        className={className}
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={images.fallback?.sizes}
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
