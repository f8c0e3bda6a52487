import { readFileSync } from "node:fs";

import { parse } from "jsonc-parser";

import { expect, test } from "./form";

test("the text under the form says how long the relay stores a message, and the keyboard opens its details", async ({
  form,
  page,
}) => {
  const { vars } = parse(readFileSync("src/relay/wrangler.jsonc", "utf8")) as { vars: Record<string, number> };
  await form.open();
  const details = page.getByRole("group").filter({ has: page.getByText("How long it is kept") });
  const [delivered, dead] = [`${vars["DELIVERED_DAYS"]} days after`, `${vars["DEAD_DAYS"]} days after`];
  await expect(page.getByRole("paragraph").filter({ hasText: delivered })).toBeVisible();
  await expect(details.getByText(dead)).toBeHidden();
  await form.field("message").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(details.getByText(dead)).toBeVisible();
  await expect(details.getByRole("term")).toHaveCount(5);
});
