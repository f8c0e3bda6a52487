import { css } from "@emotion/react";

import { color } from "../theme/tokens";

interface PointListProps {
  points: readonly { title: string; text: string }[];
  ordered?: boolean;
  /** Styles the list and its parts: `li`, `h3` and `p`. */
  className?: string;
}

const listCss = css({ "& li": { display: "grid", alignContent: "start" }, "& p": { color: color.muted } });

export function PointList({ points, ordered = false, className }: PointListProps) {
  const List = ordered ? "ol" : "ul";
  return (
    <List role="list" css={listCss} className={className}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
