import { css } from "@emotion/react";

const logoCss = css({ objectFit: "contain" });

interface LogoProps {
  /** Address of the svg. */
  src: string | null | undefined;
  /** Name of the brand; empty where it stands beside the logo. */
  alt: string;
  /** Box it is fitted into, in CSS pixels. */
  width: number;
  height: number;
  className?: string;
}

/** A brand's mark, fitted into a box. */
export function Logo({ src, alt, width, height, className }: LogoProps) {
  if (!src) return null;
  const boxCss = css({ width: `${width}px`, height: `${height}px` });
  return (
    <img
      css={[logoCss, boxCss]}
      className={className}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
