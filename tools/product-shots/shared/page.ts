import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { declareTokens } from "../../../src/theme/tokens";
import typeface from "../../../src/theme/typeface.json";

function toDataUrl(file: string, type: string): string {
  return `data:${type};base64,${readFileSync(file).toString("base64")}`;
}

const imageTypes = { svg: "svg+xml", png: "png", jpg: "jpeg", webp: "webp" };

/** Returns the data URL of a file in `data/images/`. The extension may be omitted. Throws if the file is missing. */
function linkImage(name: string): string {
  for (const [extension, type] of Object.entries(imageTypes)) {
    const file = join("data/images", name.endsWith(`.${extension}`) ? name : `${name}.${extension}`);
    if (existsSync(file)) return toDataUrl(file, `image/${type}`);
  }
  throw new Error(
    `data/images/${name} (svg, png, jpg or webp) is missing. Add it, or remove it from tools/product-shots`,
  );
}

export function logo(name: string, size = 24): string {
  return `<img alt="" width="${size}" height="${size}" style="display:block;flex:none;object-fit:contain" src="${linkImage(`logos/integrations/${name}`)}">`;
}

const site = JSON.parse(readFileSync("data/site.json", "utf8")) as { name: string; mark: string };

export const company = site.name;
export const mark = () => linkImage(site.mark);

/** Styles of all pictures. */
const look = `
:root{--growth-soft:color-mix(in oklab, var(--color-growth) 14%, white);--churn-soft:color-mix(in oklab, var(--color-churn) 12%, white);--hair:color-mix(in oklab, var(--color-line) 80%, white);--text:18px;--small:16px}
*,*::before,*::after{box-sizing:border-box}
body{margin:0;overflow:hidden;background:var(--color-raised);color:var(--color-text);font:430 var(--text) / 1.4 ${typeface.family};font-feature-settings:"tnum";-webkit-font-smoothing:antialiased;text-rendering:geometricPrecision}
h1,h2,h3,p,ul,dl,dd{margin:0;padding:0}
h1,h2,h3{font-weight:620;letter-spacing:-0.015em;line-height:1.25}
b{font-weight:590}
small{color:var(--color-muted);font-size:var(--small)}
table{width:100%;border-collapse:collapse}
th{padding:0 0 8px;color:var(--color-muted);font-size:var(--small);font-weight:450;text-align:left;white-space:nowrap}
td{padding:0;border-top:1px solid var(--hair);white-space:nowrap}
.end{text-align:right}
.icon{display:block;flex:none;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.row{display:flex;align-items:center;gap:12px}
.apart{justify-content:space-between}
.muted{color:var(--color-muted)}
.up{color:var(--color-growth-text)}
.fall{color:var(--color-churn-text)}
.dot{display:inline-block;flex:none;border-radius:50%}
.pill{display:inline-flex;align-items:center;gap:5px;padding:3px 10px;border-radius:99px;font-size:var(--small);font-weight:550;line-height:1.35;white-space:nowrap}
.pill.growth{background:var(--growth-soft);color:var(--color-growth-text)}
.pill.churn{background:var(--churn-soft);color:var(--color-churn-text)}
.pill.accent{background:var(--color-accent-soft);color:var(--color-accent-strong)}
.pill.neutral{background:var(--color-sunken);color:var(--color-muted)}
.chip{display:inline-flex;align-items:center;gap:6px;padding:3px 10px;border:1px solid var(--color-line);border-radius:7px;background:var(--color-raised);font-size:var(--small);white-space:nowrap}
.chip .icon{color:var(--color-accent)}
.button{display:inline-flex;align-items:center;gap:8px;height:38px;padding:0 13px;border:1px solid var(--color-line);border-radius:9px;background:var(--color-raised);font-size:var(--small);font-weight:520;white-space:nowrap}
.button .icon{color:var(--color-muted)}
.button.primary{border-color:transparent;background:var(--color-accent);color:var(--color-on-accent)}
.button.primary .icon{color:inherit}
.segmented{display:inline-flex;align-items:stretch;height:38px;padding:3px;border-radius:10px;background:color-mix(in oklab, var(--color-line) 55%, white);font-size:var(--small);font-weight:500}
.segmented > span{display:flex;align-items:center;padding:0 13px;border-radius:7px;color:var(--color-muted);white-space:nowrap}
.segmented > .chosen{background:var(--color-raised);box-shadow:0 0 0 1px color-mix(in oklab, var(--color-line) 70%, transparent);color:var(--color-text)}
.tile,.person{display:inline-grid;flex:none;place-items:center;background:var(--color-accent-soft);color:var(--color-accent-strong);font-weight:620;line-height:1}
.tile{border-radius:8px}
.person{border-radius:50%;background:color-mix(in oklab, var(--color-line) 60%, white);color:var(--color-dark-line)}
.who{display:flex;align-items:center;gap:11px}
.who b,.who small{display:block;line-height:1.25}
.prompt{flex:1;display:flex;align-items:center;justify-content:space-between;height:42px;padding:0 6px 0 16px;border:1px solid var(--color-line);border-radius:12px;background:var(--color-raised);color:var(--color-muted)}
.send{display:grid;place-items:center;width:31px;height:31px;border-radius:8px;background:var(--color-accent);color:var(--color-on-accent)}
`;

/** Share of the font size by which text is lowered, so that capitals are vertically centered. */
const lowering = 0.055;

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

/** Formats a complete document with the site's tokens and font. */
export function formatPage(body: string): string {
  const font = toDataUrl("src/theme/fonts/typeface.woff2", "font/woff2");
  const { family, weights, metrics } = typeface;
  const face = `@font-face{font-family:${family};src:url(${font}) format("woff2");font-weight:${weights.min} ${weights.max};ascent-override:${percent(metrics.ascent + lowering)};descent-override:${percent(metrics.descent - lowering)};line-gap-override:0%}`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${face}:root{${declareTokens()}}${look}</style><body>${body}</body></html>`;
}
