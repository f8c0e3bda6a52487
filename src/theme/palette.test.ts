import { palette } from "./palette";
import { contrastOf } from "./readable-tone";
import { readRebrandGuide } from "./testing/rebrand-guide";

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

/** Lists the pairs without enough contrast. */
function listLowContrasts(colors: Record<Name, string>): string[] {
  return rules.flatMap(([least, names, grounds]) =>
    names.flatMap((name) =>
      grounds.flatMap((ground) => {
        const contrast = contrastOf(colors[name], colors[ground]);
        if (contrast >= least) return [];
        return [`${name} ${colors[name]} on ${ground} ${colors[ground]}: ${contrast.toFixed(2)}, needs ${least}`];
      }),
    ),
  );
}

test("every color has the contrast that it needs on its grounds", () => {
  expect(listLowContrasts(palette)).toEqual([]);
});

test("the guide to another brand names colors with enough contrast, and shows how others are listed", () => {
  const { colors, report } = readRebrandGuide();
  expect(Object.keys(palette)).toEqual(expect.arrayContaining(Object.keys(colors)));
  expect(listLowContrasts({ ...palette, ...colors })).toEqual([]);
  const accent = /accent (#\w{6}):/u.exec(report)?.[1] ?? "";
  expect(listLowContrasts({ ...palette, ...colors, accent })).toContain(report);
});
