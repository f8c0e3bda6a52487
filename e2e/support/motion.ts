import { expect, type Locator, type Page } from "@playwright/test";

import { openPage } from "./page-actions";

/** Part of a page that moves automatically. */
export interface MovingPart {
  path: string;
  /** Name in the label of its Pause button. */
  name: string;
  /** Finds the container of the moving elements and the controls. */
  find: (page: Page) => Locator;
  /** Period of the interval in milliseconds; undefined if only CSS moves the part. */
  period?: number;
  /** Whether CSS animations run while it moves. */
  isAnimated: boolean;
}

export interface CarouselPart extends MovingPart {
  period: number;
  slides: readonly string[];
}

export const carousels: readonly [CarouselPart, CarouselPart] = [
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

export const bouncingPanel: MovingPart = {
  path: "/product/data-sources",
  name: "Unified Integration",
  find: (page) =>
    page.getByRole("button", { name: /^(Pause|Play) Unified Integration$/, includeHidden: true }).locator(".."),
  period: 50,
  isAnimated: false,
};

export const strip: MovingPart = {
  path: "/",
  name: "customer logos",
  find: (page) => page.getByRole("region", { name: /^Teams that use it/ }),
  isAnimated: true,
};

export const customers: MovingPart = {
  path: "/resources/customer-stories",
  name: "customer logos",
  find: (page) => page.locator("[data-animated]").filter({ has: page.locator("[data-part]") }),
  isAnimated: true,
};

export const movingParts: readonly MovingPart[] = [...carousels, bouncingPanel, strip, customers];

/** Finds the button that pauses or resumes the part. */
export function findToggle(root: Locator, word: "Pause" | "Play", { name }: MovingPart): Locator {
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

/** Opens the part's page and centers the part, away from the pointer. */
export async function openPart(page: Page, part: MovingPart): Promise<Locator> {
  await watchIntervals(page);
  await page.mouse.move(5, 5);
  await openPage(page, part.path);
  const root = part.find(page);
  await scrollTo(root);
  return root;
}

/** Centers an element in the window. */
export async function scrollTo(root: Locator): Promise<void> {
  await root.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
}

/** Scrolls to the top of the page and moves the part far below it. */
export async function scrollAway(root: Locator): Promise<void> {
  await root.page().evaluate(() => {
    document.querySelector("main")?.style.setProperty("padding-block-start", "200vh");
    window.scrollTo({ top: 0, behavior: "instant" });
  });
  await expect(root).not.toBeInViewport();
}

/** Returns whether CSS animations of the part run, and the number of intervals with its period. */
export async function measureMotion(root: Locator, { period }: MovingPart) {
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
