import { expect, test } from "../test";

test("the document of a link is fetched when the pointer rests on it, but not one with a query", async ({ page }) => {
  const fetched: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
    if (status === "Ready") fetched.push(new URL(prefetchUrl).pathname);
  });
  await session.send("Preload.enable");
  await page.goto("/careers");
  const footer = page.getByRole("contentinfo");
  await footer.locator("a[href='/product/overview']").evaluate((link: HTMLAnchorElement) => {
    link.href += "?from=footer";
  });
  await footer.locator("a[href$='?from=footer']").hover();
  await page.waitForTimeout(500);
  await footer.locator("a[href='/team']").hover();
  await expect.poll(() => fetched).toEqual(["/team"]);
});
