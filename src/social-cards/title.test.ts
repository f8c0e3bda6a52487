import { chooseStep, lineHeight, smallestStep, titleRoom, titleSteps, type TitleStep } from "./title";

/** Measures a title of a width, in letters of one pixel, that may break anywhere. */
function measureWidth(width: number) {
  return (step: TitleStep) => Promise.resolve(Math.ceil((width * step.size) / 820) * lineHeight(step));
}

test("a short title has the largest size, and a longer one never a larger size than a shorter one", async () => {
  const sizes: number[] = [];
  for (let width = 1; width < 90; width++) sizes.push((await chooseStep(titleRoom.alone, measureWidth(width))).size);
  expect(sizes[0]).toBe(titleSteps[0]?.size);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(sizes.at(-1)).toBe(smallestStep.size);
});

test("a title fits its room, which is smaller above an author", async () => {
  for (let width = 1; width < 45; width++) {
    for (const room of Object.values(titleRoom)) {
      const measure = measureWidth(width);
      const step = await chooseStep(room, measure);
      expect(await measure(step)).toBeLessThanOrEqual(room);
    }
  }
  const size = async (room: number) => (await chooseStep(room, measureWidth(25))).size;
  expect(await size(titleRoom.aboveAuthor)).toBeLessThan(await size(titleRoom.alone));
});

test("each step is smaller than the one before it, and its lines fit the room", () => {
  const steps = [...titleSteps, smallestStep];
  const sizes = steps.map(({ size }) => size);
  expect(new Set(sizes).size).toBe(sizes.length);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  for (const step of steps) expect(step.lines * lineHeight(step)).toBeLessThanOrEqual(titleRoom.alone);
});
