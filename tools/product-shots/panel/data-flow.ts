import { palette } from "../../../src/theme/palette";
import { type Point } from "../shared/lines";
import { logo } from "../shared/page";
import { panels } from "../shared/panel";
import { dot, icon } from "../shared/parts";

const sources = [
  { kind: "Customer Data", logos: ["salesforce", "zendesk", "apollo"] },
  { kind: "Usage Analytics", logos: ["pendo", "amplitude", "datadog"] },
  { kind: "Business Systems", logos: ["snowflake", "bigquery", "servicenow"] },
] as const;

const apps = [
  { name: "Salesforce", logo: "salesforce", location: "Account record" },
  { name: "Gainsight", logo: "gainsight", location: "Health score" },
  { name: "Slack", logo: "slack", location: "Channel" },
  { name: "Marketo", logo: "marketo", location: "Campaign list" },
] as const;

// Larger text than in other panels: pages show this one beside a headline.
const style = `
:root{--text:21px;--small:20.5px}
.content{position:relative;padding:0}.content > svg{position:absolute;inset:0}
.source,.app,.core{position:absolute;border:1px solid var(--color-line);border-radius:12px;background:var(--color-raised)}
.source{left:26px;width:216px;height:120px;padding:14px 12px}.logos{display:flex;gap:9px;margin-top:13px}
.logos span{display:grid;place-items:center;width:46px;height:46px;border:1px solid var(--hair);border-radius:10px;background:var(--color-raised)}
.core{left:286px;top:62px;width:236px;height:350px;padding:18px;box-shadow:0 0 0 5px var(--color-accent-soft)}
.core h2{font-size:21px}
.step{display:flex;justify-content:space-between;margin-top:11px;padding-top:11px;border-top:1px solid var(--hair)}
.app{left:560px;width:214px;height:84px;padding:0 12px;display:flex;align-items:center;gap:10px}
.app b,.app small{display:block;line-height:1.3}
`;

const sourceTops = [28, 177, 326] as const;
const appTops = [43, 144, 245, 346];

function join(from: Point, to: Point, color: string): string {
  const middle = (from[0] + to[0]) / 2;
  return `<path d="M${from[0]} ${from[1]}C${middle} ${from[1]} ${middle} ${to[1]} ${to[0]} ${to[1]}" fill="none" stroke="${color}" stroke-width="2.5"/><circle cx="${from[0]}" cy="${from[1]}" r="4.5" fill="${color}"/><circle cx="${to[0]}" cy="${to[1]}" r="4.5" fill="${color}"/>`;
}

const streams =
  sourceTops.map((top, index) => join([242, top + 60], [283, 165 + index * 72], palette.accentLight)).join("") +
  appTops.map((top, index) => join([525, 150 + index * 58], [560, top + 42], palette.accent)).join("");

/** Signal line of the logo: usage until now, then the forecast in its range. */
const signal = `<svg viewBox="0 0 190 92" width="198" height="92" style="display:block;margin-top:12px"><path d="M104 50L144 28L186 4L186 44L144 48L104 50Z" fill="${palette.rangeWide}"/><path d="M2 76L18 70L34 73L52 60L70 63L88 47L104 50" fill="none" stroke="${palette.accentDeep}" stroke-width="3.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M104 50L144 38L186 24" fill="none" stroke="${palette.accent}" stroke-width="3.5" stroke-dasharray="7 6"/><circle cx="104" cy="50" r="6.5" fill="white" stroke="${palette.accentDeep}" stroke-width="3.5"/></svg>`;

const sourceCards = sources.map(
  ({ kind, logos }, index) =>
    `<div class="source" style="top:${sourceTops[index] ?? 0}px"><b>${kind}</b><div class="logos">${logos.map((name) => `<span>${logo(name, 26)}</span>`).join("")}</div></div>`,
);

const appCards = apps.map(
  ({ name, logo: file, location }, index) =>
    `<div class="app" style="top:${appTops[index] ?? 0}px">${logo(file, 32)}<span><b>${name}</b><small>${location}</small></span></div>`,
);

const steps = [
  ["Accounts", "1,284"],
  ["Sources joined", "9"],
  ["Forecast", "12 mo"],
].map(([label, value]) => `<div class="step"><span class="muted">${label ?? ""}</span><b>${value ?? ""}</b></div>`);

/** Vertical variant of `join`. */
function joinDown(across: number, from: number, to: number, color: string): string {
  return `<path d="M${across} ${from}V${to}" stroke="${color}" stroke-width="2"/><circle cx="${across}" cy="${from}" r="3.5" fill="${color}"/><circle cx="${across}" cy="${to}" r="3.5" fill="${color}"/>`;
}

const smallStreams =
  [62, 160, 258].map((across) => joinDown(across, 100, 124, palette.accentLight)).join("") +
  [50, 124, 198, 270].map((across) => joinDown(across, 238, 262, palette.accent)).join("");

export const dataFlow = panels(
  { name: "data-flow", icon: "database", title: "Data flow" },
  {
    controls: `<span class="row muted" style="gap:9px">${dot(palette.growth)}All sources live</span>`,
    style,
    content: `${sourceCards.join("")}
<div class="core"><h2>Account timeline</h2><span class="muted">Halden Bank</span>${signal}${steps.join("")}</div>${appCards.join("")}<svg width="800" height="474">${streams}</svg>`,
    foot: `${icon("warning", 20)}<span class="muted">1 gap: guide events from Pendo begin 18 months ago</span>`,
  },
  {
    controls: `<span class="row muted" style="gap:7px;font-size:12px">${dot(palette.growth, 9)}All sources live</span>`,
    style: `
.content{position:relative;padding:14px 16px 0}.content > svg{position:absolute;inset:0}
.cards{display:grid;grid-template-columns:repeat(3,1fr);gap:8px}
.cards.out{grid-template-columns:repeat(4,1fr);gap:6px;margin-top:24px}
.cards > div,.core{border:1px solid var(--color-line);border-radius:10px;background:var(--color-raised)}
.cards > div{display:grid;justify-items:center;align-content:center;gap:7px;height:86px;font-size:12.5px;line-height:1.2;text-align:center}
.cards.out > div{height:66px;gap:6px;font-size:12px}.logos{display:flex;gap:7px}
.core{display:grid;grid-template-columns:1fr 128px;align-items:center;height:114px;margin-top:24px;padding:0 8px 0 14px;box-shadow:0 0 0 4px var(--color-accent-soft)}
.core p{margin-top:5px;color:var(--color-muted);font-size:12px}.core svg{width:128px;height:auto;margin:0!important}`,
    content: `<div class="cards">${sources.map(({ kind, logos }) => `<div><b>${kind.replace(" ", "<br>")}</b><span class="logos">${logos.map((name) => logo(name, 19)).join("")}</span></div>`).join("")}</div>
<div class="core"><div><h2>Account timeline</h2><p>Halden Bank<br>Forecast 12 months</p></div>${signal}</div>
<div class="cards out">${apps.map(({ name, logo: file }) => `<div>${logo(file, 24)}${name}</div>`).join("")}</div><svg width="320" height="345">${smallStreams}</svg>`,
    foot: `${icon("warning", 18)}<span class="muted">1 gap: only 18 months of guide events</span>`,
  },
);
