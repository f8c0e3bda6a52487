import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { CSSProperties } from "react";

import { fill } from "../../../text/fill";
import { color, rightToLeft, size, space, weight, wrapping } from "../../../theme/tokens";

/** Accounts of each of three groups, and how many of them are lost, by habit. */
const groupSize = 14;
const lostByHabit = [0, 3, 12];

/** How many accounts of a group are kept by industry, where the lost ones are spread evenly. */
const keptByIndustry = groupSize - lostByHabit.reduce((sum, lost) => sum + lost, 0) / 3;

/** Returns where an account is, from a spiral that fills the circle of a group evenly. */
function findPosition(group: number, spot: number) {
  const [angle, distance] = [spot * 2.4, 13 * Math.sqrt(spot + 0.5)];
  return [Math.round(67 + 133 * group + distance * Math.cos(angle)), Math.round(60 + distance * Math.sin(angle))];
}

const marks = Array.from({ length: 3 * groupSize }, (_, index) => {
  const [habit, spot] = [Math.floor(index / groupSize), index % groupSize];
  const [x, y] = findPosition(habit, spot);
  const [u, v] = findPosition(index % 3, (Math.floor(index / 3) * 5) % groupSize);
  const isLost = spot >= groupSize - (lostByHabit[habit] ?? 0);
  const style = { "--x": `${x}px`, "--y": `${y}px`, "--u": `${u}px`, "--v": `${v}px` } as CSSProperties;
  return <circle key={index} r={isLost ? 6 : 8} style={style} data-lost={isLost ? "" : undefined} />;
});

const pointed = "a:is(:hover, :focus-visible) &";

const mapCss = css({
  display: "grid",
  fontSize: size.caption,
  lineHeight: 1.4,
  "& svg": { gridArea: "1 / 1", width: "100%", height: "auto", [rightToLeft]: { scale: "-1 1" } },
  "& circle": {
    fill: color.growth,
    transform: "translate(var(--x), var(--y))",
    transition: "transform 600ms ease-out",
  },
  "& [data-lost]": { fill: "none", stroke: color.churn, strokeWidth: 4 },
  [`${pointed} circle`]: { transform: "translate(var(--u), var(--v))" },
  "& p": { gridArea: "2 / 1", ...wrapping, justifyContent: "space-between", gap: `0 ${space.normal}` },
  "& b": { fontWeight: weight.strong },
  // Each view has its line.
  "& p + p": { visibility: "hidden" },
  [`${pointed} p`]: { visibility: "hidden" },
  [`${pointed} p + p`]: { visibility: "visible" },
});

/** Accounts by habit, or by industry if the link around them has the pointer or the focus. */
export function CardMap({ habit, industry, count }: Queries.CardMapFragment) {
  const views = [
    { label: habit, kept: groupSize - (lostByHabit[2] ?? 0) },
    { label: industry, kept: keptByIndustry },
  ];
  return (
    <div css={mapCss} aria-hidden="true">
      <svg viewBox="0 0 400 120">{marks}</svg>
      {views.map(({ label, kept }) => (
        <p key={label}>
          <span>{label}</span>
          <b>{fill(count, { kept: String(kept), accounts: String(groupSize) })}</b>
        </p>
      ))}
    </div>
  );
}

export const cardMapFragment = graphql`
  fragment CardMap on CardMap {
    habit
    industry
    count
  }
`;
