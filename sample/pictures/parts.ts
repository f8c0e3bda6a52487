import { readFileSync } from "node:fs";

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import { createPointMapper, traceSeries } from "../../src/charts/paths";
import { ChanceDots } from "../../src/components/chance-dots";
import { palette } from "../../src/theme/palette";
import type { Chance } from "./sample";
import { signs } from "./signs";

export function each<Item>(items: readonly Item[], format: (item: Item, index: number) => string): string {
  return items.map(format).join("");
}

export function icon(name: string): string {
  return `<svg class="sign" viewBox="0 0 24 24"><path d="${signs.get(name) ?? ""}"/></svg>`;
}

/** Formats the head of a panel. Phones do not show the note. */
export function heading(sign: string, title: string, note: string, controls: string): string {
  return `${icon(sign)}<h1>${title}</h1><small>${note}</small><div class="row end">${controls}</div>`;
}

/** Formats a chip, a pill or a button. */
export function label(text: string, look = "chip", sign = ""): string {
  return `<span class="label ${look}">${sign && icon(sign)}${text}</span>`;
}

export function chips(texts: readonly string[]): string {
  return `<div class="wrap">${each(texts, (text) => label(text))}</div>`;
}

export function segmented(options: readonly string[], chosen: string): string {
  return `<div class="segmented end">${each(options, (option) => (option === chosen ? `<b>${option}</b>` : `<span>${option}</span>`))}</div>`;
}

/** Initials of a name. */
export function tile(name: string): string {
  return `<span class="tile">${name.replace(/(\w)\w+ ?/gu, "$1")}</span>`;
}

export function dot(color: string): string {
  return `<i class="dot" style="background:${color}"></i>`;
}

/** A text above another one. */
export function stack(upper: string, lower: string): string {
  return `<span class="stack">${upper}${lower}</span>`;
}

/** Formats rows whose cells are separated by ` | `. The first row is the head. */
export function table(rows: readonly string[]): string {
  return `<table>${each(rows, (row) => `<tr><td>${row.replaceAll(" | ", "</td><td>")}</td></tr>`)}</table>`;
}

/** Lists rows such as *Churn: 61%*, above a bar in rows such as *Exports: 96%: 96*. */
export function list(rows: readonly string[]): string {
  const row = ([name = "", value = "", share = ""]: string[]) =>
    `<li><span>${name}</span><b>${value}</b>${share && `<div class="bar"><i style="width:${share}%"></i></div>`}</li>`;
  return `<ul>${each(rows, (text) => row(text.split(": ")))}</ul>`;
}

/** Returns a picture of the content folder as an image. */
export function image(name: string): string {
  const type = name.endsWith(".svg") ? "svg+xml" : "png";
  return `<img alt="" src="data:image/${type};base64,${readFileSync(`data/images/${name}`).toString("base64")}">`;
}

/** Draws a chance as twenty dots. */
export function chance({ value }: Chance, polarity: "gain" | "loss"): string {
  return renderToStaticMarkup(createElement(ChanceDots, { percent: value, polarity }));
}

interface Series {
  values: readonly number[];
  /** Values after the last of `values`, and half of the range of the last one. */
  ahead?: readonly number[];
  half?: number;
  min: number;
  max: number;
  past?: string;
  next?: string;
  range?: string;
}

/** Draws a line up to now, and the dashed forecast in its range, in a box of any size. */
export function trace({ values, ahead = [], half = 0, min, max, ...colors }: Series): string {
  const { past = palette.accentDeep, next = palette.accent, range = palette.rangeWide } = colors;
  const points = [...values, ...ahead].map((value, index) => {
    const reach = half * Math.sqrt(Math.max(0, index - values.length + 1) / ahead.length);
    return { value, range: [value - reach, value + reach] as const };
  });
  const toPoint = createPointMapper({ width: 100, height: 100 }, { min, max }, points.length);
  const paths = traceSeries(points, values.length - 1, toPoint);
  const now = `M${toPoint(values.at(-1) ?? 0, values.length - 1).join(" ")}h0`;
  const mark = `<path d="${now}" stroke="${past}" style="stroke-width:0.85rem"/><path d="${now}" stroke="white" style="stroke-width:0.48rem"/>`;
  return `<svg class="trace" viewBox="0 0 100 100" preserveAspectRatio="none"><path d="${paths.range}" style="fill:${range};fill-opacity:0.7"/>
<path d="${paths.ahead}" stroke="${next}" stroke-dasharray="8 7"/><path d="${paths.past}" stroke="${past}"/>${ahead.length > 0 ? mark : ""}</svg>`;
}

/** Lists `count` values from one to another, with weekly variation: always the same for the same arguments. */
export function listUsage(from: number, to: number, count: number, noise: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const spread = Math.sin(index * 12.9898 + from) * 43758.5453;
    const varied = noise * (Math.sin(index * 1.7) / 2 + spread - Math.floor(spread) - 0.5);
    return from + (to - from) * share * share * (3 - 2 * share) + varied;
  });
}
