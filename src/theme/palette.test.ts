import { palette } from "./palette";
import { contrastOf } from "./readable-tone";

type Name = keyof typeof palette;

const light: Name[] = ["white", "paper", "sand"];
const dark: Name[] = ["ink", "night"];

/** Least contrast after WCAG 2.2, of text (1.4.3) and of drawings (1.4.11), with the colors and what they are shown on. */
const rules: [least: number, colors: Name[], grounds: Name[]][] = [
  [4.5, ["ink", "slate", "accentDeep"], [...light, "accentPale"]],
  [4.5, ["slate"], ["mist"]],
  [4.5, ["growthDeep", "churnDeep"], light],
  [4.5, ["white"], ["accent", "accentDeep", "churnDeep"]],
  [4.5, ["paper", "silver", "accentLight"], dark],
  [4.5, ["silver"], ["steel"]],
  [3, ["accent", "growth", "churn"], light],
  [3, ["growth", "churn"], ["ink"]],
];

test("every color has the contrast that it needs on its grounds", () => {
  for (const [least, colors, grounds] of rules)
    for (const color of colors)
      for (const ground of grounds) {
        const contrast = contrastOf(palette[color], palette[ground]);
        expect([color, ground, Math.min(contrast, least)]).toEqual([color, ground, least]);
      }
});
