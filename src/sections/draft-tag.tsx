import { css } from "@emotion/react";

import strings from "#content/interface.json";
import { fill } from "../text/fill";
import { color, radius, size, tracking, weight } from "../theme/tokens";

interface DraftTagProps {
  draft: boolean | null;
  /** Day of publication, `YYYY-MM-DD` and formatted. */
  date?: string | null;
  dateText?: string | null;
}

const tagCss = css({
  display: "inline-block",
  justifySelf: "start",
  padding: "0 0.5rem",
  border: `1px dashed ${color.accentStrong}`,
  borderRadius: radius.small,
  background: color.raised,
  color: color.accentStrong,
  fontSize: size.caption,
  fontWeight: weight.strong,
  letterSpacing: tracking.none,
  lineHeight: 1.5,
});

/** Marks drafts and scheduled content on a preview site. */
export function DraftTag({ draft, date, dateText }: DraftTagProps) {
  const scheduled = (date ?? "") > process.env.CONTENT_DAY;
  if (!draft && !scheduled) return null;
  return <span css={tagCss}>{draft ? strings.draft : fill(strings.scheduled, { date: dateText ?? "" })}</span>;
}
