import { openPage } from "../support/page-actions";
import { expect, test } from "../test";

const attempts = {
  "HTML from a text": 'document.body.innerHTML = "<p>Fooled</p>"',
  "a script from a text": 'document.createElement("script").textContent = "fooled()"',
  "a script from another host": 'document.createElement("script").src = "https://a.example/fooled.js"',
  "a script from a host without a scheme": 'document.createElement("script").src = "//a.example/fooled.js"',
  "a script from a host behind backslashes": String.raw`document.createElement("script").src = "/\\a.example\\fooled.js"`,
  "a script from a data URL": 'document.createElement("script").src = "data:text/javascript,fooled()"',
  "a policy of its own": 'trustedTypes.createPolicy("another", { createHTML: (html) => html })',
};

test("a hydrated page does not convert text to HTML or scripts", async ({ page, pageErrors }) => {
  await openPage(page, "/team");
  for (const [name, code] of Object.entries(attempts)) {
    const error = await page.evaluate(`(() => { try { ${code} } catch (error) { return error.name } })()`);
    expect(error, name).toBe("TypeError");
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team");
  // Each attempt violates the policy on purpose.
  await expect.poll(() => pageErrors.length).toBeGreaterThanOrEqual(Object.keys(attempts).length);
  pageErrors.length = 0;
});
