import { readNumbers } from "../../src/content/numbers";
import { palette } from "../../src/theme/palette";
import { color } from "../../src/theme/tokens";
import { phone, type Panel } from "./page";
import { dot, each, heading, icon, label, segmented, stack } from "./parts";
import type { Sample } from "./sample";

/** Months before and after now that the forecast of the company shows. */
const months = 6;

/** Bar from one level to another. */
type Step = Record<"name" | "text" | "tone", string> & Record<"from" | "to", number>;

function sign(change: number): string {
  return `${change < 0 ? "−" : "+"}${Math.abs(change).toFixed(1)}`;
}

/** Draws the company's ARR by month as the window does: the range of a month is between its better and its worse scenario. */
export function drawForecast({ company, forecast, formatMoney, formatTotal }: Sample, small: boolean): Panel {
  const { past, base, upside, downside } = forecast.everything.series.arr;
  const [actual, ahead] = [readNumbers(past).slice(-months), readNumbers(base).slice(0, months)];
  const [highs, lows] = [readNumbers(upside), readNumbers(downside)];
  const { plan, segments, submitted } = company;
  const [now = 0, later = 0] = [actual.at(-1), ahead.at(-1)];
  const [low = 0, high = 0] = [lows[months - 1], highs[months - 1]];
  const all = [...actual, ...ahead, ...highs.slice(0, months)];
  const ticks = [0, 1, 2, 3].map((step) => Math.floor(Math.min(...all) / 10_000) * 10_000 + step * 10_000);
  const [bottom = 0, top = Math.max(...all) * 1.01] = [ticks[0]];
  const at = (value: number) => ((value - bottom) / (top - bottom)) * 100;
  const month = (value: number, index: number) => {
    const [from, to] = [lows[index - months], highs[index - months]];
    const range = from && to ? `<i class="range" style="bottom:${at(from)}%;height:${at(to) - at(from)}%"></i>` : "";
    const offset = index + 1 - months;
    const name = offset === 0 ? "Now" : `${offset < 0 ? "−" : "+"}${Math.abs(offset)}`;
    return `<div>${range}<i class="plan" style="bottom:${at(plan.start + plan.step * index)}%"></i><i class="${range ? "ahead" : "actual"}" style="bottom:${at(value)}%"></i>
<small class="${small && offset % 2 ? "skipped" : ""}">${name}</small></div>`;
  };
  let level = now;
  const steps = segments.map(({ name, change }): Step => {
    const from = level;
    level += change;
    return { name, from, to: level, text: sign(change / 1000), tone: change < 0 ? palette.churn : palette.growth };
  });
  const first = now - (later - now);
  const place = (value: number) =>
    ((value - first) / (Math.max(now, later, level, ...steps.map(({ to }) => to)) - first)) * 100;
  const step = ({ name, from, to, text, tone }: Step) =>
    `<li><span>${name}</span><span class="bar"><i style="left:${place(Math.min(from, to))}%;width:${place(Math.max(from, to)) - place(Math.min(from, to))}%;background:${tone}"></i></span><b>${text}</b></li>`;
  const total = (name: string, value: number, tone: string) =>
    step({ name, from: first, to: value, text: formatMoney(value), tone });
  const key = `<span class="row">${dot(palette.accentDeep)}Actual</span><span class="row"><i class="range"></i>${forecast.strings.range}</span><span class="row"><i class="ahead"></i>${forecast.strings.expected}</span><span class="row"><i class="plan"></i>Plan</span>`;
  return {
    style: `
.key{gap:1.1rem;color:${color.muted};font-size:var(--small)}.key>.row{gap:0.45rem;white-space:nowrap}
.chart{display:grid;grid-template-columns:3rem 1fr;gap:0.6rem;margin:1rem 0 2.3rem}.plot,.levels{position:relative;height:10.6rem}
.levels>*{position:absolute;translate:0 50%}.plot>hr{position:absolute;width:100%;border:0;border-top:var(--edge)}
.months{position:absolute;inset:0;display:grid;grid-template-columns:repeat(${2 * months},1fr)}.months>*{position:relative}
.months i,.key i.range,.key i.ahead,.key i.plan{position:absolute;left:50%;translate:-50% 50%}.months small{position:absolute;top:100%;left:50%;translate:-50%;margin-top:0.35rem}
.key i.range,.key i.ahead,.key i.plan{position:static;translate:0}
i.range{width:0.95rem;border-radius:0.5rem;background:${palette.rangeNarrow};translate:-50%!important}.key i.range{height:0.95rem;width:0.6rem;translate:0!important}
i.ahead{width:0.72rem;height:0.72rem;border-radius:50%;border:0.16rem solid ${palette.accent};background:white}
i.actual{width:0.95rem;height:0.95rem;border-radius:50%;background:${palette.accentDeep}}i.plan{width:2.1rem;border-top:0.11rem solid ${palette.slate}}.key i.plan{width:1.2rem}
.under{display:grid;grid-template-columns:1fr 14.6rem;gap:1.6rem;padding-top:0.8rem;border-top:var(--edge)}
li{display:grid;grid-template-columns:6.2rem 1fr 4.6rem;gap:0.6rem;align-items:center;margin-top:0.3rem}li>b{text-align:end}
.under .bar{position:relative;height:0.95rem}.under .bar>i{position:absolute;height:100%;border-radius:0.2rem}
.said{padding-left:1.4rem;border-left:var(--edge)}.said>strong{display:block;margin:0.2rem 0 0.3rem;font-size:1.32rem;white-space:nowrap}.said>p{display:flex;justify-content:space-between;line-height:1.6}
${phone}{.key{flex-wrap:wrap;gap:0 0.8rem}.chart{grid-template-columns:2.8rem 1fr;margin:0.6rem 0 1.7rem}.plot,.levels{height:6.9rem}.skipped{display:none}
i.range,i.actual{width:9px}i.actual{height:9px}i.ahead{width:9px;height:9px;border-width:2px}i.plan{width:1.2rem}
.under{grid-template-columns:1fr;gap:0;padding-top:0.5rem}.under>section:first-child>h2{display:none}li{grid-template-columns:5.6rem 1fr 4.4rem;margin-top:0.2rem}
.said{order:-1;padding:0 0 0.2rem;border:0}.said>strong{margin:0 0 0.2rem;font-size:1.45rem}.said>p{line-height:1.3}}`,
    head: heading(
      "forecast",
      "Company forecast",
      "",
      `<span class="wide">${segmented(["Segment", "Region", "Product line"], "Segment")}</span>`,
    ),
    content: `<div class="row key">${key}<small class="end wide">Months from now</small></div>
<div class="chart"><div class="levels">${each(ticks, (tick) => `<small style="bottom:${at(tick)}%">${formatTotal(tick)}</small>`)}</div>
<div class="plot">${each(ticks, (tick) => `<hr style="bottom:${at(tick)}%">`)}<div class="months">${each([...actual, ...ahead], month)}</div></div></div>
<div class="under"><section><h2>What moves ARR, by segment, in millions</h2><ul>${total("Now", now, palette.accentDeep)}${each(steps, step)}${total("Expected", later, palette.accent)}</ul></section>
<section class="said"><h2>ARR after ${months} months</h2><strong>${formatMoney(low)} – ${formatMoney(high)}</strong>
<p><small>Expected</small><b>${formatMoney(later)}</b></p><p><small>Submitted</small><b>${formatMoney(submitted)}</b></p></section></div>`,
  };
}

/** Draws the events of the last quarter: each is a dot, filled if it was seen before. */
export function drawTrackRecord({ company }: Sample): Panel {
  const { events, alarms, daysAhead } = company;
  type Kind = "churn" | "growth";
  const dots = (kind: Kind, [seen = 0, all = 0]: readonly number[]) =>
    `<div><span>${seen} of ${all}</span><div class="dots ${kind === "growth" ? "grown" : ""}">${each(Array.from({ length: all }), (_, index) => `<i class="${index < seen ? "" : "missed"}"></i>`)}</div></div>`;
  const total = (kind: Kind, title: string) => {
    const sum = (place: number) => events.reduce((left, event) => left + (event[kind][place] ?? 0), 0);
    const share = Math.round((sum(0) / sum(1)) * 100);
    return `<div class="total"><small>${title}</small><div><strong>${share}%</strong> <small>${sum(0)} of ${sum(1)}</small></div></div>`;
  };
  const row = ({ segment, churn, growth }: (typeof events)[number]) =>
    `<b>${segment}</b>${dots("churn", churn)}${dots("growth", growth)}`;
  return {
    style: `
.grid{display:grid;grid-template-columns:8.4rem 18.8rem 1fr}.grid>*{padding:0.72rem 0;border-top:var(--edge)}.grid>:nth-child(-n+3){border:0;padding-top:0}.total{display:flex;flex-direction:column-reverse}.total strong{margin-right:0.4rem;font-size:2.6rem}
.dots{display:flex;flex-wrap:wrap;gap:0.24rem;margin-top:0.35rem}
.dots>i,.missed{width:0.84rem;height:0.84rem;border-radius:50%;background:${palette.churn}}.grown>i{background:${palette.growth}}.dots>.missed,footer .missed{border:0.14rem solid ${palette.slate};background:white}
${phone}{.grid{grid-template-columns:6.3rem 5.2rem 1fr}.grid>*{padding:0.5rem 0}.total strong{display:block;font-size:1.75rem}.total>div>small{display:block}.dots{gap:0.22rem;max-width:4.6rem;margin-top:0.25rem}.dots.grown{max-width:8.9rem}.dots>i,.missed{width:0.57rem;height:0.57rem}.dots>.missed,footer .missed{border-width:0.11rem}}`,
    head: heading("target", "Predicted vs. actual", "", label("Last quarter", "pill neutral")),
    content: `<div class="grid"><div></div>${total("churn", "Churn seen")}${total("growth", "Growth seen")}
${each(events, row)}<b>False alarms</b><div>${alarms.churn}</div><div>${alarms.growth}</div></div>`,
    foot: `<span class="row wide">${dot(palette.churn)}${dot(palette.growth)}Seen before</span><span class="row"><i class="missed"></i>Missed</span>
<span class="row end"><span class="wide">${icon("clock")}</span>${stack(`<span>Churn seen <b>${daysAhead} days</b> ahead, on average</span>`, "")}</span>`,
  };
}

/** Draws each chance in twenty as a dot over one axis; those below the target are red. */
export function drawTwentyDots({ retention }: Sample): Panel {
  const { first, step, target, chances } = retention;
  const edges = chances.slice(1).map((_, index) => first + step * index);
  const pile = (count: number, index: number) =>
    `<div class="${first + step * index <= target ? "short" : ""}">${"<i></i>".repeat(count)}</div>`;
  const at = (value: number) => `style="left:${(((value - first) / step + 1) / chances.length) * 100}%"`;
  const short = chances.reduce((sum, count, index) => (first + step * index <= target ? sum + count : sum), 0);
  const all = chances.reduce((sum, count) => sum + count, 0);
  return {
    style: `
.dots{position:relative;display:grid;grid-template-columns:repeat(${chances.length},1fr);align-items:end;height:14.4rem;border-bottom:0.09rem solid ${palette.slate}}
.dots>div{display:grid;justify-items:center;gap:0.5rem;padding-bottom:0.5rem}.dots i{width:2.1rem;height:2.1rem;border-radius:50%;background:${palette.accent}}.dots>.short>i{background:${palette.churn}}
.target{position:absolute;top:0;bottom:0;border-left:0.11rem dashed ${palette.ink}}.target>b{position:absolute;top:-0.2rem;right:0.6rem;white-space:nowrap}
.edges{position:relative;height:1.8rem}.edges>*{position:absolute;top:0.4rem;translate:-50%}
${phone}{.dots{height:9.6rem}.dots>div{gap:0.3rem;padding-bottom:0.3rem}.dots i{width:1.5rem;height:1.5rem}.target>b{right:auto;left:-4.2rem}.edges>:nth-child(2n+1){display:none}}`,
    head: heading("target", "Retention in December", "", label(`${short} of ${all} fall short`, "pill churn wide")),
    content: `<div class="dots">${each(chances, pile)}<div class="target" ${at(target)}><b>Target</b></div></div>
<div class="edges">${each(edges, (edge) => `<small ${at(edge)}>${edge}%</small>`)}</div>`,
  };
}
