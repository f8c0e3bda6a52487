import { css } from "@emotion/react";

import { containerCss } from "../../components/section";
import { color, columns, media, size, space, tracking, weight } from "../../theme/tokens";

const headCss = css({
  display: "grid",
  gap: `${space.normal} ${space.vast}`,
  paddingBlock: `clamp(${space.huge}, 6vw, 5.5rem) ${space.huge}`,
  [media.wide]: { gridTemplateColumns: columns.threeFifths, alignItems: "baseline" },
});
const eyebrowCss = css({
  gridColumn: "1 / -1",
  fontSize: size.small,
  fontWeight: weight.strong,
  color: color.accentStrong,
});
const titleCss = css({ fontSize: size.display, lineHeight: 1, letterSpacing: tracking.tighter });
const textCss = css({ fontSize: size.lead, lineHeight: 1.5, color: color.muted });

interface BlogHeadProps {
  hero: { eyebrow: string | null; title: string; text: string };
}

/** Top of the blog list, low enough for the newest post to be in the first view. */
export function BlogHead({ hero: { eyebrow, title, text } }: BlogHeadProps) {
  return (
    <div css={[containerCss, headCss]}>
      {eyebrow ? <p css={eyebrowCss}>{eyebrow}</p> : null}
      <h1 css={titleCss}>{title}</h1>
      <p css={textCss}>{text}</p>
    </div>
  );
}
