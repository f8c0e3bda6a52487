import { palette } from "./palette";
import { contrastOf, makeReadable } from "./readable-tone";

const { ink, white } = palette;

test("text is readable on every gray and every saturated color", () => {
  const tones = Array.from({ length: 256 }, (_, level) => {
    const digits = level.toString(16).padStart(2, "0");
    return [`#${digits.repeat(3)}`, `#${digits}00ff`, `#ff${digits}00`, `#00ff${digits}`, `#00${digits}ff`];
  }).flat();
  for (const tone of tones) {
    const { ground, text } = makeReadable(tone);
    expect(contrastOf(ground, text)).toBeGreaterThanOrEqual(4.5);
  }
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
