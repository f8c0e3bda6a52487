import { expect, type Locator, type Page } from "@playwright/test";

import { listIntervals } from "./running-intervals";
import { waitForScripts } from "./wait-for-scripts";

/** Something that moves by itself. */
export interface MovingPart {
  path: string;
  /** What its button pauses. */
  name: string;
  /** Everything that moves and its controls. */
  find: (page: Page) => Locator;
  /** Period of the script that moves it, in milliseconds; without it CSS alone moves the part. */
  period?: number;
}

export interface CarouselPart extends MovingPart {
  period: number;
  slides: readonly string[];
}

function findByButton(name: string): (page: Page) => Locator {
  return (page) =>
    page.getByRole("button", { name: new RegExp(`^(Pause|Play) ${name}$`), includeHidden: true }).locator("..");
}

export const carousels: readonly [CarouselPart, CarouselPart] = [
  {
    path: "/",
    name: "Partners",
    find: (page) => page.getByRole("region", { name: "Partners", exact: true }),
    period: 3000,
    slides: ["Clari", "Gainsight", "Pendo", "ContentSquare", "Mixpanel", "Amplitude"],
  },
  {
    path: "/product/overview",
    name: "Highlights",
    find: (page) => page.getByRole("region", { name: "Highlights", exact: true }),
    period: 4000,
    slides: ["Quantitative ML", "Q-Chat Agent Family", "Insights in the GTM apps you use"],
  },
];

export const strip: MovingPart = {
  path: "/",
  name: "customer logos",
  find: (page) => page.getByRole("region", { name: /^Trusted by companies/ }),
};

export const customers: MovingPart = {
  path: "/resources/customer-stories",
  name: "customer logos",
  find: findByButton("customer logos"),
};

export const movingParts: readonly MovingPart[] = [...carousels, strip, customers];

/** Button that pauses the part, or the one that lets it move again. */
export function findToggle(root: Locator, word: "Pause" | "Play", { name }: MovingPart): Locator {
  return root.getByRole("button", { name: `${word} ${name}`, exact: true });
}

/** Opens the part's page and brings the part into the middle of the window; the pointer is elsewhere. */
export async function openPart(page: Page, part: MovingPart): Promise<Locator> {
  await page.mouse.move(5, 5);
  await page.goto(part.path);
  await waitForScripts(page);
  const root = part.find(page);
  await scrollTo(root);
  return root;
}

/** Brings a part into the middle of the window. */
export async function scrollTo(root: Locator): Promise<void> {
  await root.evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
  });
}

/** Scrolls to the page's head and lets the part be far below it. */
export async function scrollAway(root: Locator): Promise<void> {
  await root.page().evaluate(() => {
    document.querySelector("main")?.style.setProperty("padding-block-start", "200vh");
    window.scrollTo({ top: 0, behavior: "instant" });
  });
  await expect(root).not.toBeInViewport();
}

/** Whether anything of the part moves: an animation of its CSS, and how many intervals of its period run. */
export async function measureMotion(root: Locator, { period }: MovingPart) {
  const animated = await root.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .some((animation) => animation instanceof CSSAnimation && animation.playState === "running"),
  );
  const intervals = await listIntervals(root.page());
  return { animated, intervals: intervals.filter((interval) => interval === period).length };
}
