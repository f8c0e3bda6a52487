import { palette } from "./palette";

const { ink, white } = palette;

/** Minimum contrast of small text (WCAG 2.2, criterion 1.4.3). */
const minContrast = 4.5;

/** Share mixed in per step. */
const mixStep = 0.04;

function toChannels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

function mix(color: string, other: string, share: number): string {
  const ends = toChannels(other);
  const channels = toChannels(color).map((channel, index) => channel + ((ends[index] ?? 0) - channel) * share);
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

/** Returns the relative luminance (WCAG 2.2), from 0 to 1. */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = toChannels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio (WCAG 2.2), from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].sort((first, second) => second - first);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Chooses ink or white text for a `#rrggbb`, which becomes darker or lighter until the contrast is sufficient. */
export function makeReadable(tone: string): Queries.ReadableTone {
  const [text, away] = contrastOf(tone, ink) >= contrastOf(tone, white) ? [ink, white] : [white, ink];
  let ground = tone.toLowerCase();
  for (let share = mixStep; contrastOf(ground, text) < minContrast; share += mixStep) {
    ground = mix(tone, away, share);
  }
  return { ground, text };
}
