import { openPage } from "../page-actions";
import { pages } from "../route-table";
import { expect, test } from "../test";

test("a rendering error is shown with a link to the home page, which works", async ({ page }) => {
  await page.route("**/page-data/careers/page-data.json", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { result: { data: { page: { sections: unknown[] } } } };
    body.result.data.page.sections = [{ ...(body.result.data.page.sections[1] as object), jobs: null }];
    await route.fulfill({ json: body });
  });
  await openPage(page, "/team");
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByRole("alert")).toContainText("null");
  await expect(page.getByRole("banner")).toBeVisible();
  await page.getByRole("alert").getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages["/"] ?? "");
});
