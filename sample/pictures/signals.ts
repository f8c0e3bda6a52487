import { readFileSync } from "node:fs";

import { createPointMapper, traceSeries } from "../../src/charts/paths";
import { palette } from "../../src/theme/palette";
import { color } from "../../src/theme/tokens";
import { phone, type Panel } from "./page";
import { each, heading } from "./parts";

const file = "data/articles/telemetry-over-talk.mdx";

/** Height of the scale, and the least distance between two names at the ends of lines. */
const [top, distance] = [200, 17];

/** Reads the first chart of the article: series by name, and the first and the last month. */
function readChart() {
  const rows = [...readFileSync(file, "utf8").matchAll(/^\|(.*)\|$/gmu)].map(([, row = ""]) =>
    row.split("|").map((cell) => cell.trim()),
  );
  const [head = [], , ...months] = rows.slice(0, 14);
  const names = head.slice(1);
  const series = names.map((name, column) => ({ name, values: months.map((month) => Number(month[column + 1])) }));
  return { series, from: months[0]?.[0] ?? "", to: months.at(-1)?.[0] ?? "" };
}

/** Draws the lines of the article's first chart in one plot, with their names at their ends. */
export function drawSignals(): Panel {
  const { series, from, to } = readChart();
  const [first, second] = series;
  const toPoint = createPointMapper({ width: 100, height: 100 }, { min: 0, max: top }, 12);
  const tone = (line: unknown) => (line === first ? palette.ink : line === second ? palette.silver : palette.accent);
  const path = (line: (typeof series)[number]) => {
    const points = line.values.map((value) => ({ value }));
    const width = line === first ? 0.32 : 0.16;
    return `<path d="${traceSeries(points, 11, toPoint).past}" style="stroke:${tone(line)};stroke-width:${width}rem"/>`;
  };
  let above = Infinity;
  const labels = series
    .map((line) => ({ ...line, end: line.values.at(-1) ?? 0, tone: tone(line) }))
    .sort((one, other) => other.end - one.end)
    .map((line) => ({ ...line, place: (above = Math.min(line.end, above - distance)) }));
  return {
    style: `
main{display:grid;grid-template:1fr 2.6rem/1fr 14.5rem;padding-top:1.4rem}
.plot{position:relative;border-bottom:var(--edge)}.plot>svg{position:absolute;width:100%;height:100%;overflow:visible}
.plot path{fill:none;stroke-linejoin:round;stroke-linecap:round;vector-effect:non-scaling-stroke}
.even{position:absolute;inset-inline:0;top:50%;border-top:0.09rem dashed ${palette.silver}}
.names{position:relative;margin-left:0.9rem}.names>*{position:absolute;translate:0 50%;white-space:nowrap;font-weight:520}.names b{display:inline-block;min-width:2.4rem;font-weight:620}
.axis{display:flex;justify-content:space-between;align-items:center;color:${color.muted};font-size:var(--small)}
${phone}{main{grid-template-columns:1fr 10.4rem}.names>*{display:grid;grid-template-columns:2.2rem 1fr;width:100%;white-space:normal;line-height:1.15}}`,
    head: heading("forecast", "One account over a year", "January is 100", ""),
    content: `<div class="plot"><i class="even"></i><svg viewBox="0 0 100 100" preserveAspectRatio="none">${each([...series].reverse(), path)}</svg></div>
<div class="names">${each(labels, ({ name, end, place, tone }) => `<span style="bottom:${(place / top) * 100}%;color:${tone === palette.silver ? color.muted : tone}"><b>${end}</b>${name}</span>`)}</div>
<div class="axis"><span>${from}</span><span>${to}</span></div>`,
  };
}
