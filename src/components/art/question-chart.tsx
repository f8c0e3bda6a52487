import { css } from "@emotion/react";

const chartCss = css({ width: "100%", height: "auto" });

/** Heights of the drawings in `charts/`, for a width of 400. */
const heights: Readonly<Record<string, number>> = { decline: 160, cohorts: 160 };

/** Decorative chart, described by the text beside it. */
export function QuestionChart({ chart, className }: { chart: string; className?: string }) {
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
