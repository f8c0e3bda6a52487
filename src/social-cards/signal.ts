import { socialImageSize } from "../seo/addresses";
import type { Point } from "./curve";
import { hash } from "./hash";

/** Where the line of usage ends and the forecast begins, in pixels of the card. */
export const now: Point = { x: 880, y: 484 };

/** Distance of two points of a line. `now` is a multiple of it from the left edge, and the right edge from `now`. */
const step = 20;
const forecastWidth = socialImageSize.width - now.x;

/** Height of usage at the left edge, and how far its waves leave its course there. */
const start = 574;
const waveHeight = 24;

/** Waves of usage: how many of them there are up to now, and their share of the height. */
const waves = [
  { count: 2.3, share: 0.5 },
  { count: 4.1, share: 0.32 },
  { count: 7.7, share: 0.18 },
];

/** How far the forecast has risen at the right edge, and half of its band's width there. */
const rise = 232;
const spread = 112;

function listPoints(length: number, place: (part: number) => Point): Point[] {
  return Array.from({ length: length / step + 1 }, (_, index) => place((index * step) / length));
}

/** Usage up to now: on all cards it takes the same course, with waves that belong to the name. */
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

/** The forecast from now to the right edge. `deviation` tells how far from its middle, in half widths of the band. */
export function drawForecast(deviation: number): Point[] {
  return listPoints(forecastWidth, (part) => ({
    x: now.x + part * forecastWidth,
    y: now.y - rise * part ** 1.5 - deviation * spread * part ** 0.9,
  }));
}
