import { mark } from "./page";
import { button, type IconName, icon } from "./parts";
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

const look = `
:root{--text:15.5px;--small:15px}
body{display:grid;grid-template-columns:64px minmax(0,1fr);height:840px;background:var(--color-ground)}
.side{display:grid;align-content:start;justify-items:center;gap:6px;padding-top:12px;border-right:1px solid var(--color-line);background:var(--color-raised)}
.side img{margin-bottom:16px}.side span{padding:10px;border-radius:9px;color:var(--color-dark-line)}
.side .open{background:var(--color-accent-soft);color:var(--color-accent-strong)}
.top{display:flex;align-items:center;gap:10px;height:56px;padding:0 24px;border-bottom:1px solid var(--color-line);background:var(--color-raised)}
.top .controls{display:flex;gap:10px;margin-left:auto}.screen{padding:16px 24px 0}
.title{display:flex;align-items:end;justify-content:space-between;margin-bottom:14px}
.title h1{font-size:26px;letter-spacing:-.022em}.title .controls{display:flex;align-items:center;gap:10px}
.card{border:1px solid var(--color-line);border-radius:13px;background:var(--color-raised)}.card h2{font-size:17px}
`;

function formatSide(open: string): string {
  const links = entries.map(
    ([label, sign]) => `<span class="${label === open ? "open" : ""}">${icon(sign, 22)}</span>`,
  );
  return `<aside class="side"><img alt="" width="32" src="${mark()}">${links.join("")}</aside>`;
}

/** Creates a picture of the whole product: navigation, top bar and one screen. */
export function appWindow(
  parts: Record<"name" | "title" | "note" | "controls" | "style" | "content", string>,
): Picture {
  const { name, title, note, controls, style, content } = parts;
  const top = `<header class="top"><span class="muted">Workspace</span>${icon("chevronRight", 16)}<b>${title}</b><span class="controls">${button("Share", "share")}${button("Ask the agent", "sparkles", "primary")}</span></header>`;
  const heading = `<div class="title"><div><h1>${title}</h1><span class="muted">${note}</span></div><div class="controls">${controls}</div></div>`;
  const body = `<style>${look}${style}</style>${formatSide(title)}<div>${top}<main class="screen">${heading}${content}</main></div>`;
  return { name, width: 1280, height: 840, density: 2, body };
}
