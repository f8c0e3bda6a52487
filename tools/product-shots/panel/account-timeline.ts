import { palette } from "../../../src/theme/palette";
import { accounts } from "../sample/accounts";
import { drawUsage } from "../sample/random";
import { area, line, type Point, scale } from "../shared/lines";
import { panel } from "../shared/panel";
import { button, icon, pill } from "../shared/parts";

const account = accounts.halden;
const [width, height] = [748, 396];

/** Days since January 1, 2026. */
const day = { latency: 131, champion: 151, now: 181, renewal: 257, end: 287 } as const;
const x = scale([0, day.end], [148, width - 4]);
const lanes = { usage: 66, latency: 148, support: 214, champion: 262, contract: 310, months: 388 } as const;

function label(text: string, y: number): string {
  return `<text x="0" y="${y}" fill="${palette.ink}" font-weight="520">${text}</text>`;
}

/** A line through values that are spread over the days from `from` to `to`. */
function spreadOver(values: readonly number[], from: number, to: number, y: (value: number) => number): Point[] {
  return values.map((value, index): Point => [x(from + ((to - from) * index) / (values.length - 1)), y(value)]);
}

function drawUsageLane(): string {
  const y = scale([0, 60], [lanes.usage + 20, lanes.usage - 26]);
  const past = spreadOver([...drawUsage(41, 47, 51, 32, 2.5), ...drawUsage(43, 50, 26, 14, 2)], 0, day.now, y);
  const start = past.at(-1) ?? [0, 0];
  const next = [0, 0.25, 0.5, 0.75, 1].map((share): Point => [
    start[0] + (x(day.end) - start[0]) * share,
    start[1] + (y(13) - start[1]) * share,
  ]);
  const edge = (direction: number) =>
    next.map(([across, down], index): Point => [across, down + direction * 7.5 * Math.sqrt(index)]);
  return (
    label("Exports a night", lanes.usage) +
    `<path d="${area(edge(-1), edge(1))}" fill="oklch(0.9 0.05 262)"/>` +
    `<path d="${line(past)}" fill="none" stroke="${palette.blueDeep}" stroke-width="3" stroke-linejoin="round"/>` +
    `<text x="${x(0) + 2}" y="${y(48) - 12}" font-size="16" fill="${palette.slate}">47</text>` +
    `<text x="${start[0] + 12}" y="${start[1] - 12}" font-size="16" fill="${palette.slate}">26</text>` +
    `<path d="${line(next)}" fill="none" stroke="${palette.blue}" stroke-width="3" stroke-dasharray="7 6"/>`
  );
}

function drawLatencyLane(): string {
  const y = scale([0.8, 2.6], [lanes.latency + 20, lanes.latency - 22]);
  const values = [
    ...drawUsage(47, 1.1, 1.1, 34, 0.05),
    ...drawUsage(49, 1.15, 2.3, 4, 0.04),
    ...drawUsage(53, 2.3, 2.25, 10, 0.07),
  ];
  const points = spreadOver(values, 0, day.now, y);
  const [, top] = points.at(-1) ?? [0, 0];
  return (
    label("p95 latency", lanes.latency) +
    `<path d="${line(points)}" fill="none" stroke="${palette.red}" stroke-width="3" stroke-linejoin="round"/>` +
    `<text x="${x(0) + 2}" y="${y(1.1) - 11}" font-size="16" fill="${palette.slate}">1.1 s</text>` +
    `<text x="${x(day.now) + 10}" y="${top + 6}" font-weight="580" fill="${palette.redDeep}">2.3 s</text>`
  );
}

function drawTickets(): string {
  const tickets = [22, 68, 136, 141, 146, 157, 170].map((at, index) => {
    const reopened = index > 4;
    return `<circle cx="${x(at)}" cy="${lanes.support - 5}" r="7" fill="${reopened ? palette.red : palette.steel}" stroke="white" stroke-width="2"/>`;
  });
  return `${label("Tickets", lanes.support)}${tickets.join("")}<text x="${x(day.now) + 10}" y="${lanes.support}" fill="${palette.redDeep}" font-weight="580">2 reopened</text>`;
}

function drawPeople(): string {
  return (
    label("Champion", lanes.champion) +
    `<rect x="${x(0)}" y="${lanes.champion - 14}" width="${x(day.champion) - x(0)}" height="17" rx="5" fill="${palette.blueLight}"/>` +
    `<rect x="${x(day.champion) + 3}" y="${lanes.champion - 13}" width="${x(day.now) - x(day.champion) - 4}" height="15" rx="4" fill="white" stroke="${palette.red}" stroke-width="2" stroke-dasharray="4 3"/>` +
    `<text x="${x(day.now) + 10}" y="${lanes.champion}" fill="${palette.redDeep}" font-weight="580">30 days away</text>`
  );
}

function drawContract(): string {
  const at = x(day.renewal);
  return (
    label("Contract", lanes.contract) +
    `<rect x="${x(0)}" y="${lanes.contract - 14}" width="${at - x(0)}" height="17" rx="5" fill="${palette.mist}"/>` +
    `<path d="M${at} ${lanes.contract - 24}v34" stroke="${palette.ink}" stroke-width="2.5" stroke-linecap="round"/>` +
    `<text x="${at - 9}" y="${lanes.contract + 24}" text-anchor="end" font-size="16" fill="${palette.ink}" font-weight="560">Renewal Sep 15</text>`
  );
}

function drawEvent(at: number, order: string): string {
  return (
    `<path d="M${x(at)} 22V${lanes.contract + 8}" stroke="${palette.ink}" stroke-width="1.5" stroke-dasharray="3 4"/>` +
    `<circle cx="${x(at)}" cy="12" r="12" fill="${palette.ink}"/><text x="${x(at)}" y="17.5" text-anchor="middle" font-size="15" font-weight="600" fill="white">${order}</text>`
  );
}

function drawAxis(): string {
  const months = ["Jan 2026", "Mar", "May", "Jul", "Sep"].map((month, index) => {
    const at = x([0, 59, 120, 181, 243][index] ?? 0);
    return `<text x="${at}" y="${lanes.months - 22}" font-size="16" fill="${palette.slate}" text-anchor="${index === 0 ? "start" : "middle"}">${month}</text>`;
  });
  const rules = [lanes.usage, lanes.latency, lanes.support, lanes.champion].map((lane, index) => {
    const y = lane + ([34, 34, 18, 16][index] ?? 0);
    return `<path d="M0 ${y}H${width}" stroke="${palette.mist}"/>`;
  });
  return `${rules.join("")}<path d="M${x(day.now)} 24V${lanes.contract + 8}" stroke="${palette.silver}" stroke-width="1.5"/><text x="${x(day.now)}" y="17" text-anchor="middle" font-weight="560" fill="${palette.ink}">Now</text>${months.join("")}`;
}

const drawing = `<svg width="${width}" height="${height - 20}" style="display:block" font-family="Geist" font-size="17">${drawAxis()}${drawContract()}${drawPeople()}${drawTickets()}${drawLatencyLane()}${drawUsageLane()}${drawEvent(day.latency, "1")}${drawEvent(day.champion, "2")}</svg>`;

const style = `
.content{padding:16px 26px 0}
.foot{height:116px;align-items:center}
.foot p{line-height:1.35}
`;

export const accountTimeline = panel({
  name: "account-timeline",
  icon: "history",
  title: account.name,
  note: "First login Feb 2021",
  controls: pill(`Churn ${account.churn[0]}%, ±${account.churn[1]}`, "churn", "down"),
  style,
  content: drawing,
  foot: `<span class="sign">${icon("sparkles", 24)}</span><div><p><b>Escalate export latency with their sponsor by Jul 15</b></p><p class="muted">Latency doubled on May 12, 20 days before the champion’s last login.</p></div><span style="margin-left:auto">${button("Assign", "user", "primary")}</span>`,
});
