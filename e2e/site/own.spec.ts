import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { findOnlyMail, makeMark } from "../contact/outbox";
import { openPage } from "../support/page-actions";
import { own } from "../sites";
import { expect, test } from "../test";

test.use({ baseURL: own.origin });

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(own.content, path), "utf8"));
}

test("the host redirects as defined in the content", async ({ request }) => {
  for (const { from, to } of readJson("redirects.json") as { from: string; to: string }[]) {
    const response = await request.get(from.replace(/\/$/u, ""), { maxRedirects: 0 });
    const location = decodeURI(response.headers()["location"] ?? "");
    expect([from, response.status(), location]).toEqual([from, 308, decodeURI(to)]);
  }
});

test("the company receives a message sent by the form", async ({ page, baseURL }) => {
  const pages = readdirSync(join(own.content, "pages")).map(
    (name) => readJson(join("pages", name)) as { path: string; draft?: boolean; sections?: { section: string }[] },
  );
  const { form: labels, sendSucceeded } = own.strings;
  const hasForm = ({ sections = [] }: (typeof pages)[number]) => sections.some(({ section }) => section === "form");
  for (const { path } of pages.filter((page) => hasForm(page) && !page.draft)) {
    await openPage(page, path);
    const message = makeMark();
    const entries = { firstName: "Ana", lastName: "Ruiz", phone: "+1 555 0100", email: "ana@acme.example", message };
    for (const [name, text] of Object.entries(entries))
      await page.getByRole("textbox", { name: labels[name as keyof typeof entries], exact: true }).fill(text);
    await page.getByRole("button", { name: labels.send, exact: true }).click();
    await expect(page.getByRole("status").getByText(sendSucceeded.text)).toBeVisible();
    const mail = await findOnlyMail(page, baseURL, message);
    expect(mail.to?.[0]?.address).toBe(own.settings.email);
    expect(mail.replyTo?.[0]?.address).toBe(entries.email);
  }
});
