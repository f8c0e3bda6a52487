import { expect, type Locator, type Page } from "@playwright/test";

import { openPage } from "./page-actions";

/** Content of a page that moves automatically. */
export interface Motion {
  path: string;
  /** Name in the label of its Pause button. */
  name: string;
  /** Finds the container of the moving elements and the controls. */
  find: (page: Page) => Locator;
  /** Period of the interval in milliseconds; undefined if it moves by CSS alone. */
  period?: number;
  /** Whether CSS animations run while it moves. */
  isAnimated: boolean;
}

export interface Carousel extends Motion {
  period: number;
  slides: readonly string[];
}

export const carousels: readonly [Carousel, Carousel] = [
  {
    path: "/",
    name: "Partners",
    find: (page) => page.getByRole("region", { name: "Partners", exact: true }),
    period: 3000,
    isAnimated: true,
    slides: ["Fieldnote", "Tallyhouse", "Quill & Post"],
  },
  {
    path: "/product/overview",
    name: "Highlights",
    find: (page) => page.getByRole("region", { name: "Highlights", exact: true }),
    period: 4000,
    isAnimated: true,
    slides: ["Reports people read", "Answers with reasons", "Where you work already"],
  },
];

export const bouncingPanel: Motion = {
  path: "/product/data-sources",
  name: "Unified Integration",
  find: (page) =>
    page.getByRole("button", { name: /^(Pause|Play) Unified Integration$/, includeHidden: true }).locator(".."),
  period: 50,
  isAnimated: false,
};

export const strip: Motion = {
  path: "/",
  name: "customer logos",
  find: (page) => page.getByRole("region", { name: /^Teams that use it/ }),
  isAnimated: true,
};

export const customers: Motion = {
  path: "/resources/customer-stories",
  name: "customer logos",
  find: (page) => page.locator("[data-animated]").filter({ has: page.locator("[data-island]") }),
  isAnimated: true,
};

export const motions: readonly Motion[] = [...carousels, bouncingPanel, strip, customers];

/** Finds the button that pauses or resumes a motion. */
export function findToggle(root: Locator, word: "Pause" | "Play", { name }: Motion): Locator {
  return root.getByRole("button", { name: `${word} ${name}`, exact: true });
}

/** Records running intervals, which move the parts. */
async function watchIntervals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const running = new Map<number | undefined, number>();
    const start = window.setInterval.bind(window);
    const clear = window.clearInterval.bind(window);
    Object.assign(window, {
      runningIntervals: running,
      setInterval: (handler: TimerHandler, period = 0, ...values: unknown[]) => {
        const timer = start(handler, period, ...values);
        running.set(timer, period);
        return timer;
      },
      clearInterval: (timer?: number) => {
        running.delete(timer);
        clear(timer);
      },
    });
  });
}

/** Opens the page of a motion and centers its container, away from the pointer. */
export async function openMotion(page: Page, motion: Motion): Promise<Locator> {
  await watchIntervals(page);
  await page.mouse.move(5, 5);
  await openPage(page, motion.path);
  const root = motion.find(page);
  await scrollTo(root);
  return root;
}

/** Centers an element in the window. */
export async function scrollTo(root: Locator): Promise<void> {
  await root.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
}

/** Scrolls to the top of the page and moves the container far below it. */
export async function scrollAway(root: Locator): Promise<void> {
  await root.page().evaluate(() => {
    document.querySelector("main")?.style.setProperty("padding-block-start", "200vh");
    window.scrollTo({ top: 0, behavior: "instant" });
  });
  await expect(root).not.toBeInViewport();
}

/** Returns whether CSS animations of a motion run, and the number of intervals with its period. */
export async function measureMotion(root: Locator, { period }: Motion) {
  const animated = await root.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .some((animation) => animation instanceof CSSAnimation && animation.playState === "running"),
  );
  const intervals = await root
    .page()
    .evaluate(() => [...(Reflect.get(window, "runningIntervals") as Map<number, number>).values()]);
  return { animated, intervals: intervals.filter((interval) => interval === period).length };
}
