import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { findOnlyMail, makeMark } from "../contact/outbox";
import { openPage } from "../support/page-actions";
import { listLanguages, own, type Site } from "../sites";
import { expect, test } from "../test";

test.use({ baseURL: own.origin });

function readJson({ content }: Site, path: string): unknown {
  const file = join(content, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}

/** Adds the path of a language to that of a page; files are the same for all languages. */
function addPath({ path: prefix }: Site, to: string): string {
  if (prefix === "" || !to.startsWith("/") || /^[^?#]*\.\w+(?:[?#]|$)/u.test(to)) return to;
  return prefix + to.replace(/^\/(?=[?#]|$)/u, "");
}

for (const site of listLanguages(own)) {
  test(`the host redirects as defined in ${site.content}`, async ({ request }) => {
    for (const { from, to } of readJson(site, "redirects.json") as { from: string; to: string }[]) {
      const response = await request.get(addPath(site, from).replace(/\/$/u, ""), { maxRedirects: 0 });
      const location = decodeURI(response.headers()["location"] ?? "");
      expect([from, response.status(), location]).toEqual([from, 308, decodeURI(addPath(site, to))]);
    }
  });

  test(`the company receives a message sent by the form of ${site.content}`, async ({ page, baseURL }) => {
    const pages = readdirSync(join(site.content, "pages")).map(
      (name) =>
        readJson(site, join("pages", name)) as { path: string; draft?: boolean; sections?: { section: string }[] },
    );
    const { form: labels, sendSucceeded } = site.strings;
    const hasForm = ({ sections = [] }: (typeof pages)[number]) => sections.some(({ section }) => section === "form");
    for (const { path } of pages.filter((page) => hasForm(page) && !page.draft)) {
      await openPage(page, addPath(site, path));
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
}
