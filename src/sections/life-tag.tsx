import { css } from "@emotion/react";

import { color, radius, weight } from "../theme/tokens";
import { fill } from "./fill";
import { useSite } from "./use-site";

interface LifeTagProps {
  draft: boolean | null;
  /** Day from which visitors see it, `YYYY-MM-DD`, and as they read it; none where there is no such day. */
  day?: string;
  date?: string;
}

const tagCss = css({
  display: "inline-block",
  justifySelf: "start",
  padding: "0 0.5rem",
  border: `1px dashed ${color.accentStrong}`,
  borderRadius: radius.small,
  background: color.raised,
  color: color.accentStrong,
  fontSize: "0.8125rem",
  fontWeight: weight.strong,
  letterSpacing: 0,
  lineHeight: 1.5,
});

/** Marks what visitors do not see yet, on a site for editors. */
export function LifeTag({ draft, day = "", date = "" }: LifeTagProps) {
  const { strings } = useSite();
  const scheduled = day > process.env.CONTENT_DAY;
  if (!draft && !scheduled) return null;
  return <span css={tagCss}>{draft ? strings.draft : fill(strings.scheduled, { date })}</span>;
}
