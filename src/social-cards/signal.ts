import { createHash } from "node:crypto";

import { socialImageSize } from "../seo/addresses";

export interface Point {
  x: number;
  y: number;
}

/** Where the line of usage ends and the forecast begins, in pixels of the card. */
export const now: Point = { x: 880, y: 484 };

/** Distance of two points of a line, so short that it looks like a curve. The widths of both lines are multiples of it. */
const step = 4;
const forecastWidth = socialImageSize.width - now.x;

/** Height of usage and of its waves at the left edge. */
const start = 574;
const waveHeight = 24;

/** Waves of usage: their number up to now, and their share of the height. */
const waves = [
  { count: 2.3, share: 0.5 },
  { count: 4.1, share: 0.32 },
  { count: 7.7, share: 0.18 },
];

/** How far the forecast rises to the right edge, and half of its band's width there. */
const rise = 232;
const spread = 112;

/** A number from 0 up to 1 that depends on a text only. */
function hash(text: string): number {
  return createHash("sha256").update(text).digest().readUInt32BE() / 2 ** 32;
}

function listPoints(length: number, place: (part: number) => Point): Point[] {
  return Array.from({ length: length / step + 1 }, (_, index) => place((index * step) / length));
}

/** Usage up to now: the same course on all cards, with waves that depend on the name. */
export function drawUsage(name: string): Point[] {
  const phases = waves.map((_, index) => hash(`${name}#${index}`) * 2 * Math.PI);
  return listPoints(now.x, (part) => {
    const course = start + (now.y - start) * part ** 2.4;
    const heights = waves.map(
      ({ count, share }, index) => share * Math.sin(2 * Math.PI * part * count + (phases[index] ?? 0)),
    );
    const wave = heights.reduce((sum, height) => sum + height, 0);
    return { x: part * now.x, y: course - wave * waveHeight * (1 - part ** 3) };
  });
}

/** The forecast from now to the right edge. `deviation` is the distance from its middle, in half widths of the band. */
export function drawForecast(deviation: number): Point[] {
  return listPoints(forecastWidth, (part) => ({
    x: now.x + part * forecastWidth,
    y: now.y - rise * part ** 1.5 - deviation * spread * part ** 0.9,
  }));
}

function writePoints(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
}

/** SVG path of a line through points. */
export function writeLine(points: readonly Point[]): string {
  return `M${writePoints(points)}`;
}

/** SVG path of the area between two lines. */
export function writeBand(upper: readonly Point[], lower: readonly Point[]): string {
  return `M${writePoints([...upper, ...lower.toReversed()])}Z`;
}
