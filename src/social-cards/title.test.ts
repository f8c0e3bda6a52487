import { chooseStep, lineHeight, smallestStep, titleRoom, titleSteps, type TitleStep } from "./title";

/** Measures a title of a width, in letters of one pixel, that may break anywhere. */
function measureWidth(width: number) {
  return (step: TitleStep) => Promise.resolve(Math.ceil((width * step.size) / 820) * lineHeight(step));
}

test("a title fits its room, and a longer title or less room never has a larger size", async () => {
  let last: Record<string, number> = {};
  for (let width = 1; width < 90; width++) {
    const sizes: Record<string, number> = {};
    for (const [name, room] of Object.entries(titleRoom)) {
      const step = await chooseStep(room, measureWidth(width));
      if (width < 45) expect(await measureWidth(width)(step)).toBeLessThanOrEqual(room);
      expect(step.size).toBeLessThanOrEqual(last[name] ?? Infinity);
      sizes[name] = step.size;
    }
    expect(sizes["aboveAuthor"]).toBeLessThanOrEqual(sizes["alone"] ?? 0);
    if (width === 1) expect(sizes["alone"]).toBe(titleSteps[0]?.size);
    last = sizes;
  }
  expect(last["alone"]).toBe(smallestStep.size);
});
