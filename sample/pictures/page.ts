import { readFileSync } from "node:fs";

import { color, declareTokens, weight } from "../../src/theme/tokens";
import typeface from "../../src/theme/typeface.json";
import type { Sample } from "./sample";

/** Rules of a picture for phones. Lengths are in rem, which is smaller there. */
export const phone = "@media (max-width:400px)";

/** Panel of the product: its head, its content, and a line under it. */
export type Panel = Readonly<Record<"style" | "head" | "content", string> & { foot?: string }>;

/** Draws a picture. @param small the one for phones */
export type Draw = (sample: Sample, small: boolean) => Panel;

/** Share of the font size by which text is lowered, so that capitals are vertically centered. */
const lowering = 0.055;

function formatFace(): string {
  const { weights, metrics } = typeface;
  const font = readFileSync("src/theme/fonts/typeface.woff2").toString("base64");
  const [ascent, descent] = [metrics.ascent + lowering, metrics.descent - lowering];
  return `@font-face{font-family:Typeface;src:url(data:font/woff2;base64,${font});font-weight:${weights.min} ${weights.max};
ascent-override:${ascent * 100}%;descent-override:${descent * 100}%;line-gap-override:0%}`;
}

/** Styles of what pictures have in common. */
const look = `
:root{--side:1.4rem;--small:0.93rem;--text:1rem;--edge:1px solid ${color.line};--hair:1px solid color-mix(in oklab,${color.line} 80%,white)}
${phone}{:root{--side:1.14rem;--text:0.95rem}}
*,*::before,*::after{box-sizing:border-box;margin:0;padding:0}
body{display:flex;flex-direction:column;height:100vh;overflow:hidden;background:${color.raised};color:${color.text}}
body{font:430 var(--text)/1.4 Typeface;font-feature-settings:"tnum";text-rendering:geometricPrecision}
h1{font-size:1.22rem;white-space:nowrap}${phone}{h1{font-size:1.1rem}}h2{font-size:var(--text)}
h1,h2,strong{font-weight:${weight.heading};letter-spacing:-0.015em;line-height:1.25}
strong{font-size:1.7rem;letter-spacing:-0.03em;line-height:1.15}b{font-weight:590}i,img{display:block}
small{color:${color.muted};font-size:var(--small)}
table{width:100%;border-collapse:collapse}td{text-align:right;white-space:nowrap}td:first-child{text-align:left}tr+tr>td{border-top:var(--hair)}
tr:first-child>td{height:auto;padding-bottom:0.3rem;color:${color.muted};font-size:var(--small);font-weight:450}
li{display:flex;flex-wrap:wrap;justify-content:space-between}.bar{width:100%}
.loss{color:${color.churnText}}.gain{color:${color.growthText}}.end{margin-left:auto}.stack>*{display:block;line-height:1.25}
.row{display:flex;align-items:center;gap:0.65rem}.wrap{display:flex;flex-wrap:wrap;align-items:center;gap:0.45rem}
.sign{flex:none;width:1.3em;height:1.3em;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.trace{display:block;width:100%;height:100%;overflow:visible}
.trace path{fill:none;stroke-width:0.17rem;stroke-linejoin:round;stroke-linecap:round;vector-effect:non-scaling-stroke}
.dot{flex:none;width:0.62rem;height:0.62rem;border-radius:50%}
.label{display:inline-flex;align-items:center;gap:0.35rem;padding:0.15rem 0.6rem;font-size:var(--small);white-space:nowrap}
.chip,.button{border:var(--edge);border-radius:0.4rem;background:${color.raised}}.chip .sign{color:${color.accent}}
.button,.primary{padding:0.35rem 0.7rem;border-radius:0.5rem;font-weight:520}.button .sign{color:${color.muted}}
.primary{background:${color.accent};color:${color.onAccent}}.pill{border-radius:5rem;font-weight:550}
.accent,.tile,.badge{background:${color.accentSoft};color:${color.accentStrong}}.neutral{background:${color.sunken};color:${color.muted}}
.churn{background:color-mix(in oklab,${color.churn} 12%,white);color:${color.churnText}}
.tile,.badge{display:grid;flex:none;place-items:center;width:1.9rem;height:1.9rem;border-radius:0.45rem;font-size:var(--small);font-weight:${weight.heading}}
.segmented{display:flex;padding:0.15rem;border-radius:0.55rem;background:color-mix(in oklab,${color.line} 55%,white);font-size:var(--small)}
.segmented>*{flex:1;padding:0.2rem 0.7rem;border-radius:0.4rem;color:${color.muted};font-weight:500;text-align:center;white-space:nowrap}
.segmented>b{background:${color.raised};color:${color.text};box-shadow:0 0 0 1px ${color.line}}
.ask{width:fit-content;max-width:27.5rem;margin-left:auto;padding:0.5rem 0.85rem;border-radius:0.8rem 0.8rem 0.25rem;background:${color.accent};color:${color.onAccent}}
main{flex:1;min-height:0;padding:1rem var(--side) 0}header,footer{flex:none;min-height:3.2rem;padding:0 var(--side);line-height:1.3}
header{min-height:3.6rem;border-bottom:var(--edge)}header>.sign{color:${color.accent};font-size:1.15rem}
footer{border-top:var(--edge);text-wrap:balance;background:${color.ground}}${phone}{header>small,.wide{display:none}.trace path{stroke-width:0.21rem}}`;

/** Formats a document with a panel. @param size of the root's font in pixels */
export function formatPage({ style, head, content, foot }: Panel, size: number): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<style>${formatFace()}:root{font-size:${size}px;${declareTokens()}}${look}${style}</style>
<header class="row">${head}</header><main>${content}</main>${foot ? `<footer class="row">${foot}</footer>` : ""}</html>`;
}
