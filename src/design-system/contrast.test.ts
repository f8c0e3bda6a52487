import { contrast } from "./contrast";

test.each([
  ["black on white", [0, 0, 0], [255, 255, 255], 21],
  ["white on black", [255, 255, 255], [0, 0, 0], 21],
  ["a colour on itself", [12, 99, 200], [12, 99, 200], 1],
  ["the lightest grey that passes on white", [118, 118, 118], [255, 255, 255], 4.54],
] as const)("%s has the contrast that WCAG's formula gives", (_, one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});
