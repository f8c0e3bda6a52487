import { css } from "@emotion/react";

// Out of the flow, so that it never enlarges its frame: WebKit includes the frame's padding in a height of 100%.
const coverCss = css({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  padding: "inherit",
  objectFit: "contain",
});

/** Cover of an article: its chart without text. */
export function Cover({ src, first = false }: { src: string; first?: boolean }) {
  return (
    <img css={coverCss} src={src} alt="" width={320} height={160} loading={first ? "eager" : "lazy"} decoding="async" />
  );
}
