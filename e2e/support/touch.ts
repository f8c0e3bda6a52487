import { expect, type Locator, type Page } from "@playwright/test";

interface Point {
  x: number;
  y: number;
}

export async function findMiddle(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element is not shown.");
  const { height = Infinity } = element.page().viewportSize() ?? {};
  const [top, bottom] = [Math.max(box.y, 0), Math.min(box.y + box.height, height)];
  return { x: box.x + box.width / 2, y: (top + bottom) / 2 };
}

function listSteps({ x, y }: Point, by: Partial<Point>): Point[] {
  return Array.from({ length: 8 }, (_, step) => ({
    x: x + ((by.x ?? 0) * (step + 1)) / 8,
    y: y + ((by.y ?? 0) * (step + 1)) / 8,
  }));
}

/** Waits until the page has stopped: a tap before would only stop it. */
async function waitForRest(page: Page): Promise<void> {
  let before = NaN;
  const isAtRest = async () => {
    const last = before;
    before = await page.evaluate(() => window.scrollY);
    return before === last;
  };
  await expect.poll(isAtRest).toBe(true);
}

/** Swipes with one finger, using native touch events, and waits until the page has stopped. */
export async function swipe(page: Page, start: Point, by: Partial<Point>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [start] });
  for (const point of listSteps(start, by))
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
  await waitForRest(page);
}

/** Spreads two fingers. Returns the new scale of the page. */
export async function pinch(page: Page, { x, y }: Point): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Input.synthesizePinchGesture", { x, y, scaleFactor: 2 });
  await session.detach();
  return page.evaluate(() => window.visualViewport?.scale ?? 0);
}

/** Drags with the primary mouse button, or a pen. */
export async function drag(page: Page, start: Point, by: Partial<Point>, pointerType: "mouse" | "pen" = "mouse") {
  const session = await page.context().newCDPSession(page);
  const common = { button: "left", clickCount: 1, pointerType } as const;
  await session.send("Input.dispatchMouseEvent", { ...common, type: "mousePressed", ...start });
  const steps = listSteps(start, by);
  for (const point of steps)
    await session.send("Input.dispatchMouseEvent", { ...common, type: "mouseMoved", buttons: 1, ...point });
  await session.send("Input.dispatchMouseEvent", { ...common, type: "mouseReleased", ...(steps.at(-1) ?? start) });
  await session.detach();
}
