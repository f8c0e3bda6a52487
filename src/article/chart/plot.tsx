interface PlotProps {
  /** One value for each step in time, the oldest first. */
  values: readonly number[];
  /** Lowest and highest value expected, from the step on at which the forecast begins. */
  range?: readonly (readonly [low: number, high: number])[];
  least: number;
  most: number;
  y: number;
  height: number;
}

/** Width and height of the plot's own units: it is stretched to the width of the page, its lines are not. */
const side = 100;

/** A line of values in time, dashed and in its range where it is a forecast. */
export function Plot({ values, range = [], least, most, y, height }: PlotProps) {
  const toPoint = (value: number, index: number) => {
    const across = (index / (values.length - 1)) * side;
    const down = side - ((value - least) / (most - least)) * side;
    return `${Number(across.toFixed(2))},${Number(down.toFixed(2))}`;
  };
  const points = values.map(toPoint);
  const begin = values.length - range.length;
  // The range opens at the last value that is known.
  const from = Math.max(begin - 1, 0);
  const lows = range.map(([low], index) => toPoint(low, begin + index));
  const highs = range.map(([, high], index) => toPoint(high, begin + index));
  const known = range.length > 0 ? points.slice(0, begin) : points;
  return (
    <svg y={y} width="100%" height={height} viewBox={`0 0 ${side} ${side}`} preserveAspectRatio="none">
      {range.length > 0 ? (
        <polygon points={[...points.slice(from, begin), ...highs, ...lows.toReversed()].join(" ")} />
      ) : null}
      <polyline points={known.join(" ")} />
      {range.length > 0 ? <polyline className="chart-forecast" points={points.slice(from).join(" ")} /> : null}
    </svg>
  );
}
