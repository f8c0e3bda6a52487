import { test } from "@playwright/test";

import { recordKey } from "../../src/analytics/stored-visits";
import { keys, startWebKit } from "../engines/webkitgtk";
import { port } from "./translate.mjs";

const count = (selector: string) => `document.querySelectorAll("${selector}").length`;

const entries = { firstName: "Ana", lastName: "Ruiz", phone: "+52 55 1234 5678", email: "ana@acme.example" };

test("form, Back, the choice of a language, and the record of visits work in WebKitGTK", async () => {
  const browser = await startWebKit();
  const open = (path: string) => browser.open(`http://localhost:${port}${path}`);
  const expectView = (path: string) =>
    browser.expect(`(localStorage.getItem("${recordKey}") ?? "").includes('"${path}"')`, true);
  try {
    await browser.resize(1280, 800);
    await open("/team");
    const isAsked = "document.querySelector('[data-question]').checkVisibility()";
    await browser.expect(isAsked, true);
    await browser.click("[data-question] [value=yes]");
    await browser.expect(isAsked, false);
    await expectView("/team");

    await open("/de/kontakt");
    for (const [name, text] of Object.entries({ ...entries, message: "Bitte melden Sie sich." }))
      await browser.type(`[name=${name}]`, text);
    const submit = "form[data-contact] [type=submit]";
    await browser.expect(count(`${submit}:enabled`), 1);
    await browser.click(submit);
    await browser.expect("document.querySelector('[data-sent]').hidden", false);
    const requested = "performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)";
    await browser.expect(`${requested}.includes('/de/send-email')`, true);
    await expectView("/de/kontakt");

    await open("/de/resources/blog");
    await browser.click("main a[href='/de/blog/erste-woche']");
    await browser.expect("location.pathname", "/de/blog/erste-woche");
    await browser.click("a[data-back]");
    await browser.expect("location.pathname", "/de/resources/blog");
    await browser.click("footer summary");
    await browser.click("footer a[hreflang=ar]");
    await browser.expect("location.pathname", "/ar/resources/blog");
    await browser.expect("document.documentElement.dir", "rtl");

    await open("/ar/nowhere");
    await browser.expect("document.documentElement.lang", "ar");
    await open("/de/team");
    await browser.click("footer button");
    const rows = "[...document.querySelectorAll('dialog[open] tr')].map(({ textContent }) => textContent)";
    for (const path of ["/team", "/de/kontakt"])
      await browser.expect(`${rows}.some((row) => row.startsWith('${path}'))`, true);
    await browser.type("dialog[open] button", keys.escape);
    await browser.expect(count("dialog[open]"), 0);
  } finally {
    await browser.close();
  }
});
