import { readNumbers } from "../../src/content/numbers";
import { palette } from "../../src/theme/palette";
import { color } from "../../src/theme/tokens";
import { phone, type Panel } from "./page";
import { dot, each, heading, icon, image, list, stack, trace } from "./parts";
import type { Sample } from "./sample";

const sources = [
  "Customer Data: salesforce zendesk apollo",
  "Usage Analytics: pendo amplitude datadog",
  "Business Systems: snowflake bigquery servicenow",
];
const apps = ["Salesforce: Account record", "Gainsight: Health score", "Slack: Channel", "Marketo: Campaign list"];

/** Draws connections between places in percent of the height, or of the width if they lead down. */
function drawStreams(from: string, to: string, stroke: string, isDown: boolean): string {
  const point = (along: number, across: number) => (isDown ? `${across} ${along}` : `${along} ${across}`);
  const [starts, ends] = [readNumbers(from), readNumbers(to)];
  const lines = starts.map((start, index) => {
    const end = ends[index] ?? start;
    return `M${point(0, start)}C${point(50, start)} ${point(50, end)} ${point(100, end)}`;
  });
  const dots = each(starts, (start) => `M${point(0, start)}h0`) + each(ends, (end) => `M${point(100, end)}h0`);
  return `<svg class="streams" viewBox="0 0 100 100" preserveAspectRatio="none" stroke="${stroke}"><path d="${lines.join("")}"/><path d="${dots}"/></svg>`;
}

export function drawFlow({ find }: Sample, small: boolean): Panel {
  const { name, churn } = find("halden-bank");
  const usage = { values: [47, 44, 48, 45, 41, 33, 27], ahead: [21, 15, 12], half: 12, min: 0, max: 50 };
  const line = trace({ ...usage, next: palette.churn, range: `color-mix(in oklab, ${palette.churn} 24%, white)` });
  const logo = (file: string) => image(`logos/integrations/${file.toLowerCase()}.svg`);
  const source = (text: string) => {
    const [kind = "", ...files] = text.split(/: | (?=\p{Ll})/u);
    return `<div class="source"><b>${kind}</b><div class="logos">${each(files, (file) => `<span>${logo(file)}</span>`)}</div></div>`;
  };
  const app = (text: string) => {
    const [title = "", place = ""] = text.split(": ");
    return `<div class="app">${logo(title)}${stack(`<b>${title}</b>`, `<small>${place}</small>`)}</div>`;
  };
  const [fromCards, toCards] = ["16 50 84", "12 37 63 88"];
  return {
    style: `
main{display:grid;grid-template-columns:9.9rem 1fr 10.6rem 1fr 9.9rem;align-items:center;padding-block:0.9rem;font-size:0.95rem}
.cards{display:grid;gap:0.9rem}.cards>*,.core{border:var(--edge);border-radius:0.55rem;background:${color.raised}}
.source{padding:0.55rem 0.55rem 0.7rem}.source>b{white-space:nowrap}.logos{display:flex;gap:0.45rem;margin-top:0.45rem}
.logos>*{padding:0.5rem;border:var(--hair);border-radius:0.45rem}img{width:1.15rem;height:1.15rem;object-fit:contain}
.app{display:flex;align-items:center;gap:0.5rem;padding:0.65rem 0.5rem}.app>img{width:1.4rem;height:1.4rem}
.core{padding:0.7rem 0.8rem 0.2rem;box-shadow:0 0 0 0.22rem ${color.accentSoft}}.line{height:4rem;margin:0.7rem 0}
li{padding:0.4rem 0;border-top:var(--hair)}li>span{color:${color.muted}}
.streams{position:relative;z-index:1;width:100%;height:100%;overflow:visible}
.streams>path{fill:none;stroke-width:0.11rem;stroke-linecap:round;vector-effect:non-scaling-stroke}.streams>path+path{stroke-width:0.42rem}
${phone}{main{grid-template:auto 1.7rem 1fr 1.7rem auto/1fr;padding-bottom:0.7rem}.cards{grid-auto-flow:column;grid-auto-columns:1fr;gap:0.35rem}
.source,.app{display:grid;justify-items:center;gap:0.4rem;padding:0.6rem 0.1rem;font-size:var(--small);line-height:1.25;text-align:center}
.source>b{width:min-content;white-space:normal}.app b{font-weight:430}.logos{margin:0}.logos>*{padding:0;border:0}
.app small,li:not(:last-child){display:none}.core{display:grid;grid-template-columns:1fr 8.6rem;align-content:center;height:100%}
.line{grid-area:1/2/4/auto;height:4.2rem}li{justify-content:start;gap:0.3rem;padding:0;border:0;font-size:var(--small)}}`,
    head: heading("database", "Data flow", "", `${dot(palette.growth)}<small>9 sources live</small>`),
    content: `<div class="cards">${each(sources, source)}</div>${drawStreams(fromCards, small ? fromCards : "38 50 62", palette.accentLight, small)}
<div class="core"><h2>Account timeline</h2><small>${name}</small><div class="line">${line}</div>${list(["Exports a night: 26", "Sources joined: 9", `Churn: ${churn.text}`])}</div>
${drawStreams(small ? toCards : "35 45 55 65", toCards, palette.accent, small)}<div class="cards">${each(apps, app)}</div>`,
    foot: `${icon("warning")}<small>1 gap: guide events from Pendo begin 18 months ago</small>`,
  };
}
