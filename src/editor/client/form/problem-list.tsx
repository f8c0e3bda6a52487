import { css } from "@emotion/react";

import { color, radius, size, space, weight } from "../../../theme/tokens";
import type { Told } from "../../shared/api";
import { tellAtField } from "../../shared/tell";

const listCss = css({ display: "grid", gap: space.hair });
const itemCss = css({
  display: "flex",
  gap: space.tight,
  fontSize: size.small,
  fontWeight: weight.strong,
  lineHeight: 1.4,
  color: color.churnText,
  overflowWrap: "anywhere",
  "&::before": {
    content: '"!" / ""',
    flex: "none",
    width: "1.125rem",
    height: "1.125rem",
    marginBlockStart: "0.0625rem",
    borderRadius: radius.round,
    background: color.churnText,
    color: color.onAccent,
    fontSize: "0.75rem",
    lineHeight: "1.125rem",
    textAlign: "center",
  },
});
const warningCss = css({ color: color.text, "&::before": { background: color.muted } });

/** What is told of a field, under it. */
export function ProblemList({ id, problems }: { id: string; problems: readonly Told[] }) {
  if (problems.length === 0) return null;
  return (
    <ul id={id} css={listCss}>
      {problems.map((told) => (
        <li key={told.message + told.remedy} css={[itemCss, told.level === "warning" && warningCss]}>
          <span>{tellAtField(told)}</span>
        </li>
      ))}
    </ul>
  );
}
