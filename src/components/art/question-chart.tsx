import { css } from "@emotion/react";

import { MovingChart } from "./moving-chart";

const chartCss = css({ width: "100%", height: "auto" });

/** Heights of the drawings in `charts/`, for a width of 400. */
const heights: Readonly<Record<string, number>> = { decline: 160, cohorts: 160 };

/** Decorative chart, described by the text beside it. */
export function QuestionChart({ chart, className }: { chart: string; className?: string }) {
  if (chart === "map" || chart === "calls") return <MovingChart css={chartCss} className={className} chart={chart} />;
  return (
    <img
      css={chartCss}
      data-chart=""
      className={className}
      src={`/charts/${chart}.svg`}
      width={400}
      height={heights[chart]}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
