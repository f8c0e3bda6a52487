import { css } from "@emotion/react";

const coverCss = css({ width: "100%", height: "100%", objectFit: "contain" });

/** Cover of an article: its chart without text. */
export function Cover({ src, first = false }: { src: string; first?: boolean }) {
  return (
    <img css={coverCss} src={src} alt="" width={320} height={160} loading={first ? "eager" : "lazy"} decoding="async" />
  );
}
