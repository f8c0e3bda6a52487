import type { Page } from "@playwright/test";

import { fillForm, findButton } from "./contact/form";
import { standIn } from "./contact/stand-in";
import { holdFiles } from "./hold-files";
import { expect, test } from "./test";
import { waitForScripts } from "./wait-for-scripts";

/** A link in the footer. */
function findLink(page: Page, name: string) {
  return page.getByRole("contentinfo").getByRole("link", { name, exact: true });
}

function openContact(page: Page): Promise<void> {
  return page.getByRole("banner").getByRole("link", { name: "Book Demo" }).click();
}

interface Case {
  /** What the visitor does while the link is still being followed. */
  action: string;
  act: (page: Page) => Promise<unknown>;
  /** Where the visitor clicks the slow link. */
  from: string;
  /** Where the visitor is in the end. */
  to: string;
}

const cases: Case[] = [
  { action: "another link", act: openContact, from: "/team", to: "/contact" },
  {
    action: "three more links in a row",
    async act(page) {
      for (const name of ["Careers", "Team"]) await findLink(page, name).click();
      await openContact(page);
    },
    from: "/",
    to: "/contact",
  },
  { action: "Back", act: (page) => page.goBack(), from: "/careers", to: "/team" },
  {
    action: "a jump inside the page",
    act: (page) => page.getByRole("navigation", { name: "On this page" }).getByRole("link").last().click(),
    from: "/blog/naomi-journey",
    to: "/blog/naomi-journey#",
  },
  {
    action: "a filter",
    act: (page) => page.getByRole("button", { name: "Product", exact: true }).click(),
    from: "/resources/blog",
    to: "/resources/blog?category=Product",
  },
  {
    action: "typing",
    act: (page) => page.getByRole("textbox", { name: "First Name", exact: true }).pressSequentially("A"),
    from: "/contact",
    to: "/contact",
  },
  { action: "a submit", act: (page) => findButton(page).click(), from: "/contact", to: "/contact" },
];

/** The other actions in `npm run test:all` only. */
const checkedAlways = ["another link", "Back", "a submit"];

for (const { action, act, from, to } of cases) {
  test(
    `${action} wins over a slow link that was clicked before`,
    { tag: checkedAlways.includes(action) ? [] : "@thorough" },
    async ({ page }) => {
      await standIn(page);
      const release = await holdFiles(page, "**/page-data/leadership/page-data.json");
      await page.goto("/team");
      await waitForScripts(page);
      if (from === "/careers") await findLink(page, "Careers").click();
      else await page.goto(from);
      await expect(page).toHaveURL(from);
      await waitForScripts(page);
      if (action === "a submit") await fillForm(page);
      const slow = page.waitForRequest("**/page-data/leadership/page-data.json");
      await findLink(page, "Our Story & Values").click();
      await slow;
      await act(page);
      const shown = new RegExp(`${to.replace(/[?]/gu, "\\$&")}${to.endsWith("#") ? "" : "$"}`, "u");
      await expect(page).toHaveURL(shown);
      release();
      await page.evaluate(async () => {
        await window.___loader.loadPage("/leadership");
        // Two frames later a page that was to be shown is.
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      });
      await expect(page).toHaveURL(shown);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Our Story & Values");
    },
  );
}

test("a slow link is followed when nothing comes after it", async ({ page }) => {
  const release = await holdFiles(page, "**/page-data/leadership/page-data.json");
  await page.goto("/team");
  await waitForScripts(page);
  await findLink(page, "Our Story & Values").click();
  release();
  await expect(page).toHaveURL("/leadership");
});
