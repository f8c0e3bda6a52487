import { company, logo, mark } from "./page";
import { button, type IconName, icon, person } from "./parts";
import { type Picture } from "./panel";

const entries: readonly (readonly [string, IconName])[] = [
  ["Overview", "overview"],
  ["Growth forecast", "forecast"],
  ["Cohort segments", "cohorts"],
  ["Feature impact", "impact"],
  ["Customer health", "health"],
  ["Playbooks", "playbooks"],
  ["Agent", "agent"],
];

const sources = [
  ["pendo", "Pendo", "2m"],
  ["salesforce", "Salesforce", "4m"],
  ["datadog", "Datadog", "1m"],
  ["snowflake", "Snowflake", "6m"],
  ["zendesk", "Zendesk", "3m"],
  ["amplitude", "Amplitude", "2m"],
] as const;

const look = `
:root{--text:15.5px;--small:14px}
body{display:grid;grid-template-columns:244px 1fr;height:1000px;background:var(--color-ground)}
.side{display:flex;flex-direction:column;gap:22px;padding:18px 14px;border-right:1px solid var(--color-line);background:var(--color-raised)}
.brand{display:flex;align-items:center;gap:11px;padding:0 8px;font-size:18px;font-weight:620;letter-spacing:-.01em}
.brand .icon{margin-left:auto;color:var(--color-muted)}
.search{display:flex;align-items:center;gap:9px;height:38px;padding:0 11px;border:1px solid var(--color-line);border-radius:9px;color:var(--color-muted)}
.nav{display:grid;gap:3px}
.nav span{display:flex;align-items:center;gap:11px;height:39px;padding:0 11px;border-radius:9px;font-weight:480;color:var(--color-dark-line)}
.nav .open{background:var(--color-accent-soft);color:var(--color-accent-strong);font-weight:560}
.sources{display:grid;gap:13px;padding:0 11px}.sources p{color:var(--color-muted);font-size:var(--small)}
.sources div{display:flex;align-items:center;gap:11px}.sources small{margin-left:auto}
.me{display:flex;align-items:center;gap:11px;margin-top:auto;padding:16px 8px 0;border-top:1px solid var(--color-line)}
.top{display:flex;align-items:center;gap:10px;height:62px;padding:0 30px;border-bottom:1px solid var(--color-line);background:var(--color-raised)}
.top .controls{display:flex;gap:10px;margin-left:auto}.screen{padding:22px 30px 0}
.title{display:flex;align-items:end;justify-content:space-between;margin-bottom:18px}
.title h1{font-size:27px;letter-spacing:-.022em}.title .controls{display:flex;align-items:center;gap:10px}
.card{border:1px solid var(--color-line);border-radius:13px;background:var(--color-raised)}.card h2{font-size:17px}
`;

function formatSide(open: string): string {
  const links = entries.map(
    ([label, sign]) => `<span class="${label === open ? "open" : ""}">${icon(sign, 20)}${label}</span>`,
  );
  const live = sources.map(
    ([key, label, ago]) =>
      `<div>${logo(key, 20)}${label}<small>${ago}</small><span class="dot" style="width:7px;height:7px;background:var(--color-growth)"></span></div>`,
  );
  return (
    `<aside class="side"><div class="brand"><img alt="" width="32" src="${mark()}">${company}${icon("selector", 18)}</div>` +
    `<div class="search">${icon("search", 18)}Search</div><nav class="nav">${links.join("")}</nav>` +
    `<div class="sources"><p>Live sources</p>${live.join("")}</div>` +
    `<div class="me">${person("EM", 36)}<span><b>Elena Marsh</b><br><small>Customer Success</small></span></div></aside>`
  );
}

/** Creates a picture of the whole product: navigation, top bar and one screen. */
export function appWindow(
  parts: Record<"name" | "title" | "note" | "controls" | "style" | "content", string>,
): Picture {
  const { name, title, note, controls, style, content } = parts;
  const top = `<header class="top"><span class="muted">Workspace</span>${icon("chevronRight", 16)}<b>${title}</b><span class="controls">${button("Share", "share")}${button("Ask the agent", "sparkles", "primary")}</span></header>`;
  const heading = `<div class="title"><div><h1>${title}</h1><span class="muted">${note}</span></div><div class="controls">${controls}</div></div>`;
  const body = `<style>${look}${style}</style>${formatSide(title)}<div>${top}<main class="screen">${heading}${content}</main></div>`;
  return { name, width: 1600, height: 1000, density: 2, body };
}
