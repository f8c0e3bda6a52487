import { palette } from "./palette";
import { contrastOf, ink, luminanceOf, makeReadable, white } from "./readable-tone";

/** Luminance of an OKLCH value (CSS Color 4). */
function luminanceOfOklch(value: string): number {
  const [lightness = 0, chroma = 0, hue = 0] = (value.match(/[\d.]+/gu) ?? []).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short;
  const green = -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short;
  const blue = -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test("text is readable on every gray and every saturated color", () => {
  const tones = Array.from({ length: 256 }, (_, level) => {
    const digits = level.toString(16).padStart(2, "0");
    return [`#${digits.repeat(3)}`, `#${digits}00ff`, `#ff${digits}00`, `#00ff${digits}`, `#00${digits}ff`];
  }).flat();
  const unreadable = tones.filter((tone) => {
    const { ground, text } = makeReadable(tone);
    return contrastOf(ground, text) < 4.5;
  });
  expect(tones).toHaveLength(1280);
  expect(unreadable).toEqual([]);
});

test.each([
  ["#FFFFFF", { ground: "#ffffff", text: ink }],
  ["#4A154B", { ground: "#4a154b", text: white }],
  ["#FFD233", { ground: "#ffd233", text: ink }],
])("a tone with enough contrast, %s, is not changed", (tone, readable) => {
  expect(makeReadable(tone)).toEqual(readable);
});

test("a tone without enough contrast is changed slightly", () => {
  const tone = "#7a7a7a";
  expect(Math.max(contrastOf(tone, ink), contrastOf(tone, white))).toBeLessThan(4.5);
  const { ground } = makeReadable(tone);
  expect(ground).not.toBe(tone);
  expect(contrastOf(ground, tone)).toBeLessThan(1.2);
});

test("contrasts follow WCAG", () => {
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrastOf("#ffffff", "#777777")).toBeCloseTo(4.48, 2);
});

test("ink is the same color as in the palette", () => {
  expect(luminanceOf(ink)).toBeCloseTo(luminanceOfOklch(palette.ink), 2);
});
