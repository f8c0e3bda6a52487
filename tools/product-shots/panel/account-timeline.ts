import { palette } from "../../../src/theme/palette";
import typeface from "../../../src/theme/typeface.json";
import { accounts } from "../sample/accounts";
import { drawUsage } from "../sample/random";
import { area, line, type Point, scale } from "../shared/lines";
import { panels } from "../shared/panel";
import { button, icon, nameMonth, pill } from "../shared/parts";

const account = accounts.halden;
/** Days of the drawing. */
const day = { latency: 131, champion: 151, now: 181, renewal: 257, end: 287 } as const;

interface Frame {
  width: number;
  /** Position of the first day. */
  left: number;
  fontSize: number;
  /** Offset of labels above a line and above a bar, and of the first value from the left. */
  raise: readonly [number, number];
  first: number;
  /** Without `support` its lane is omitted. */
  lanes: Readonly<Record<"usage" | "latency" | "champion" | "contract" | "months", number>> & { support?: number };
}

const wide: Frame = {
  width: 748,
  left: 148,
  fontSize: 17,
  raise: [0, 0],
  first: 2,
  lanes: { usage: 66, latency: 148, support: 214, champion: 262, contract: 310, months: 388 },
};

function drawTimeline({ width, left, fontSize, raise, first, lanes }: Frame): string {
  const x = scale([0, day.end], [left, width - 4]);
  const small = Math.max(12, fontSize - 1);
  const gap = fontSize * 0.6;

  function label(text: string, y: number, up: number): string {
    return `<text x="0" y="${y - up}" fill="${palette.ink}" font-weight="520">${text}</text>`;
  }

  /** Spreads values evenly over the days from `from` to `to`. */
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
      label("Exports a night", lanes.usage, raise[0]) +
      `<path d="${area(edge(-1), edge(1))}" fill="${palette.rangeWide}"/>` +
      `<path d="${line(past)}" fill="none" stroke="${palette.accentDeep}" stroke-width="3" stroke-linejoin="round"/>` +
      `<text x="${x(0) + first}" y="${y(48) - 12}" font-size="${small}" fill="${palette.slate}">47</text>` +
      `<text x="${start[0] + 12}" y="${start[1] - 12}" font-size="${small}" fill="${palette.slate}">26</text>` +
      `<path d="${line(next)}" fill="none" stroke="${palette.accent}" stroke-width="3" stroke-dasharray="7 6"/>`
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
      label("p95 latency", lanes.latency, raise[0]) +
      `<path d="${line(points)}" fill="none" stroke="${palette.churn}" stroke-width="3" stroke-linejoin="round"/>` +
      `<text x="${x(0) + first}" y="${y(1.1) - 11}" font-size="${small}" fill="${palette.slate}">1.1 s</text>` +
      `<text x="${x(day.now) + gap}" y="${top + 6}" font-weight="580" fill="${palette.churnDeep}">2.3 s</text>`
    );
  }

  function drawTickets(support: number): string {
    const tickets = [22, 68, 136, 141, 146, 157, 170].map((at, index) => {
      const reopened = index > 4;
      return `<circle cx="${x(at)}" cy="${support - 5}" r="7" fill="${reopened ? palette.churn : palette.steel}" stroke="white" stroke-width="2"/>`;
    });
    return `${label("Tickets", support, raise[1])}${tickets.join("")}<text x="${x(day.now) + gap}" y="${support}" fill="${palette.churnDeep}" font-weight="580">2 reopened</text>`;
  }

  function drawPeople(): string {
    return (
      label("Champion", lanes.champion, raise[1]) +
      `<rect x="${x(0)}" y="${lanes.champion - 14}" width="${x(day.champion) - x(0)}" height="17" rx="5" fill="${palette.accentLight}"/>` +
      `<rect x="${x(day.champion) + 3}" y="${lanes.champion - 13}" width="${x(day.now) - x(day.champion) - 4}" height="15" rx="4" fill="white" stroke="${palette.churn}" stroke-width="2" stroke-dasharray="4 3"/>` +
      `<text x="${x(day.now) + gap}" y="${lanes.champion}" fill="${palette.churnDeep}" font-weight="580">30 days away</text>`
    );
  }

  function drawContract(): string {
    const at = x(day.renewal);
    return (
      label("Contract", lanes.contract, raise[1]) +
      `<rect x="${x(0)}" y="${lanes.contract - 14}" width="${at - x(0)}" height="17" rx="5" fill="${palette.mist}"/>` +
      `<path d="M${at} ${lanes.contract - 24}v34" stroke="${palette.ink}" stroke-width="2.5" stroke-linecap="round"/>` +
      `<text x="${at - 9}" y="${lanes.contract + 24}" text-anchor="end" font-size="${small}" fill="${palette.ink}" font-weight="560">Renewal in 11 weeks</text>`
    );
  }

  function drawEvent(at: number, order: string): string {
    return (
      `<path d="M${x(at)} 22V${lanes.contract + 8}" stroke="${palette.ink}" stroke-width="1.5" stroke-dasharray="3 4"/>` +
      `<circle cx="${x(at)}" cy="12" r="${fontSize * 0.7}" fill="${palette.ink}"/><text x="${x(at)}" y="${12 + small * 0.36}" text-anchor="middle" font-size="${small}" font-weight="600" fill="white">${order}</text>`
    );
  }

  function drawAxis(): string {
    const months = [-6, -3, 3].map((month, index) => {
      const at = x(day.now + (month * day.now) / 6);
      return `<text x="${at}" y="${lanes.months - 22}" font-size="${small}" fill="${palette.slate}" text-anchor="${index === 0 ? "start" : "middle"}">${nameMonth(month)}</text>`;
    });
    const separators = [lanes.usage + 34, lanes.latency + 34, (lanes.support ?? -99) + 18, lanes.champion + 16].map(
      (y) => `<path d="M0 ${y}H${width}" stroke="${palette.mist}"/>`,
    );
    return `${separators.join("")}<path d="M${x(day.now)} 24V${lanes.contract + 8}" stroke="${palette.silver}" stroke-width="1.5"/><text x="${x(day.now)}" y="17" text-anchor="middle" font-weight="560" fill="${palette.ink}">Now</text>${months.join("")}`;
  }

  return `<svg width="${width}" height="${lanes.months - 12}" style="display:block" font-family="${typeface.family}" font-size="${fontSize}">${drawAxis()}${drawContract()}${drawPeople()}${lanes.support ? drawTickets(lanes.support) : ""}${drawLatencyLane()}${drawUsageLane()}${drawEvent(day.latency, "1")}${drawEvent(day.champion, "2")}</svg>`;
}

const style = `
.content{padding:16px 26px 0}.foot{height:116px;align-items:center}.foot p{line-height:1.35}
`;

export const accountTimeline = panels(
  { name: "account-timeline", icon: "history", title: account.name },
  {
    note: "Customer for 5 years",
    controls: pill(`Churn ${account.churn[0]}%, ±${account.churn[1]}`, "churn", "down"),
    style,
    content: drawTimeline(wide),
    foot: `<span class="sign">${icon("sparkles", 24)}</span><div><p><b>Escalate export latency with their sponsor this week</b></p><p class="muted">Latency doubled 20 days before the champion’s last login.</p></div><span style="margin-left:auto">${button("Assign", "user", "primary")}</span>`,
  },
  {
    controls: pill(`Churn ${account.churn[0]}%, ±${account.churn[1]}`, "churn", "down"),
    style: `
.content{padding:10px 16px 0}`,
    content: drawTimeline({
      width: 288,
      left: 0,
      fontSize: 12.5,
      raise: [29, 22],
      first: 95,
      lanes: { usage: 66, latency: 145, champion: 217, contract: 271, months: 332 },
    }),
    foot: `<span class="sign">${icon("sparkles", 20)}</span><b>Escalate export latency this week</b>`,
  },
);
