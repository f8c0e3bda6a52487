import { carousels, customers, findToggle, openPart } from "./moving-parts";
import { expect, test } from "./test";

for (const part of carousels) {
  const { name, period, slides } = part;

  test(`${name} shows one slide after the other, each for ${period} ms, and begins anew after the last`, async ({
    page,
  }) => {
    await page.clock.install();
    const root = await openPart(page, part);
    await findToggle(root, "Pause", part).focus();
    await page.keyboard.press("Home");
    await findToggle(root, "Pause", part).click();
    await expect(findToggle(root, "Play", part)).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    const shown = root.getByRole("group");
    await expect(shown).toHaveAccessibleName(slides[0] ?? "");
    // From here on time stands still but for `runFor`; the button begins a period.
    await findToggle(root, "Play", part).click();
    await expect(findToggle(root, "Pause", part)).toBeVisible();
    for (const [place, slide] of [...slides, ...slides].entries()) {
      await page.clock.runFor(period - 1);
      await expect(shown).toHaveAccessibleName(slide);
      await page.clock.runFor(1);
      await expect(shown).toHaveAccessibleName(slides[(place + 1) % slides.length] ?? "");
      await expect(root.locator("button[aria-current]")).toHaveCount(1);
    }
  });
}

test("partners turn by themselves in real time, too", async ({ page }) => {
  const [part] = carousels;
  const root = await openPart(page, part);
  await root.evaluate((element) => {
    const turns: { name: string; time: number }[] = [];
    Reflect.set(window, "turns", turns);
    new MutationObserver(() => {
      const name = element.querySelector("button[aria-current]")?.textContent ?? "";
      turns.push({ name, time: performance.now() });
    }).observe(element, { subtree: true, attributeFilter: ["aria-current"] });
  });
  const readTurns = () => page.evaluate(() => Reflect.get(window, "turns") as { name: string; time: number }[]);
  await expect.poll(async () => (await readTurns()).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
  const turns = await readTurns();
  const start = part.slides.indexOf(turns[0]?.name ?? "");
  expect(turns.map(({ name }) => name)).toEqual(
    turns.map((_, place) => part.slides[(start + place) % part.slides.length]),
  );
  const gaps = turns.slice(1).map(({ time }, place) => Math.round(time - (turns[place]?.time ?? 0)));
  test.info().annotations.push({ type: "milliseconds between turns", description: gaps.join(", ") });
});

test("four customers come forward one after the other, 3 s apart, in a cycle of 12 s", async ({ page }) => {
  const root = await openPart(page, customers);
  const tiles = root.getByRole("listitem");
  await expect(tiles).toHaveCount(4);
  const timings = await tiles.evaluateAll((elements) =>
    elements.map((element) =>
      element.getAnimations({ subtree: true }).map((animation) => {
        const { delay, duration, iterations } = animation.effect?.getComputedTiming() ?? {};
        return { delay, duration, iterations };
      }),
    ),
  );
  const expected = { duration: 12_000, iterations: Infinity };
  expect(timings).toEqual(
    [0, 3000, 6000, 9000].map((delay) => [
      { ...expected, delay },
      { ...expected, delay },
    ]),
  );

  /** Places of the tiles that stand forward at a time, in seconds. */
  const findForward = (time: number) =>
    tiles.evaluateAll((elements, seconds) => {
      for (const animation of elements.flatMap((element) => element.getAnimations({ subtree: true }))) {
        animation.pause();
        animation.currentTime = seconds * 1000;
      }
      return elements.flatMap((element, place) => (getComputedStyle(element).transform === "none" ? [] : [place]));
    }, time);
  for (const [place, time] of [1.5, 4.5, 7.5, 10.5, 13.5, 16.5, 19.5, 22.5].entries()) {
    expect(await findForward(time), `after ${time} s`).toEqual([place % 4]);
  }
});
