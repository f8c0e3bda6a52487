import { palette } from "./palette";

/** A background and the text on it; colors as `#rrggbb`. */
export interface ReadableTone {
  ground: string;
  text: string;
}

type Channels = readonly [red: number, green: number, blue: number];

/** Text colors on a tone. */
const { ink, white } = palette;

/** Minimum contrast of small text (WCAG 2.2, criterion 1.4.3). */
const leastContrast = 4.5;

/** Share by which a tone is mixed in each step. */
const mixStep = 0.04;

function toChannels(color: string): Channels {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  return [red, green, blue];
}

function toHex(channels: Channels): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

function mix(color: Channels, other: Channels, share: number): Channels {
  const [red, green, blue] = color.map((channel, index) => channel + ((other[index] ?? 0) - channel) * share);
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** Relative luminance after WCAG 2.2, from 0 to 1. */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = toChannels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast after WCAG 2.2, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].sort((first, second) => second - first);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * A brand's color as a background, with ink or white text, whichever has more contrast. A medium tone without enough contrast is
 * mixed with the opposite of its text color in steps, until the contrast is sufficient.
 * @param tone `#rrggbb`
 */
export function makeReadable(tone: string): ReadableTone {
  const [text, away] = contrastOf(tone, ink) >= contrastOf(tone, white) ? [ink, white] : [white, ink];
  let ground = tone.toLowerCase();
  for (let share = mixStep; contrastOf(ground, text) < leastContrast; share += mixStep) {
    ground = toHex(mix(toChannels(tone), toChannels(away), share));
  }
  return { ground, text };
}
