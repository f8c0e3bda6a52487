import { goBack } from "../go-back";
import { expect, test } from "../test";
import { faultless, fillForm, findButton, findForm, openForm, press } from "./form";
import { findOnlyMail, makeAddress, makeMark } from "./outbox";
import { readBody } from "./stand-in";
import { catalogue, expectToast, findAnswer } from "./toast";

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders(makeAddress());
});

const trap = "input[name=subject_line]";

test("a message sent through the form arrives as one mail, word for word, with the visitor as who is answered", async ({
  page,
  baseURL,
}) => {
  const mark = makeMark();
  const entered = {
    firstName: "Zoë “Zo”",
    lastName: "Nguyễn, O'Brien",
    phone: "+52 (55) 1234-5678",
    email: "zoe.nguyen@acme.example",
    message: `"Quoted" & 100% plain — 日本語 👋🏽\n\n.\nFrom the third line on: = 3D?\n${mark}`,
  };
  await page.clock.install();
  await openForm(page);
  await fillForm(page, entered);
  await page.clock.runFor(4000);
  await press(page);
  await expectToast(page, catalogue.succeeded);
  const mail = await findOnlyMail(page, baseURL, mark);
  expect(mail.to).toMatchObject({ text: "hello@querent.example" });
  expect(mail.from?.text).toBe("website@querent.example");
  expect(mail.replyTo?.text).toBe("zoe.nguyen@acme.example");
  expect(mail.subject).toBe("Demo request: Zoë “Zo” Nguyễn, O'Brien");
  expect(mail.text).toContain("First Name: Zoë “Zo”\nLast Name: Nguyễn, O'Brien\nPhone: +52 (55) 1234-5678\n");
  expect(mail.text).toContain("Work Email: zoe.nguyen@acme.example\n");
  expect(mail.text?.trimEnd().endsWith(`Message:\n\n${entered.message}`)).toBe(true);
  expect(mail.attachments).toEqual([]);
  expect(mail.html).toBe(false);
});

test("a message whose answer was lost on the way arrives once, though it is sent again", async ({ page, baseURL }) => {
  const message = makeMark();
  await page.route(
    "**/send-email",
    async (route) => {
      await route.fetch({ postData: readBody(route.request()) });
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await openForm(page);
  await fillForm(page, { ...faultless, message });
  await press(page);
  await expectToast(page, catalogue.failed);
  await press(page);
  await expectToast(page, catalogue.succeeded);
  await findOnlyMail(page, baseURL, message);
});

test("a message with the trap filled in arrives, marked as possible spam", async ({ page, baseURL }) => {
  const message = makeMark();
  await page.clock.install();
  await openForm(page);
  await fillForm(page, { ...faultless, message });
  await page.clock.runFor(4000);
  await findForm(page)
    .locator(trap)
    .evaluate((field) => {
      (field as HTMLInputElement).value = "Cheap pills";
    });
  await press(page);
  await expectToast(page, catalogue.succeeded);
  const mail = await findOnlyMail(page, baseURL, message);
  expect(mail.subject).toBe("[Possible spam] Demo request: Ana Ruiz");
  expect(mail.text).toContain("A field that nobody sees was filled in.");
});

test(
  "a message sent faster than anybody types arrives, marked as possible spam",
  { tag: "@thorough" },
  async ({ page, baseURL }) => {
    const message = makeMark();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto("/contact");
    await expect
      .poll(async () => {
        await page.clock.runFor(50);
        return findButton(page).isDisabled();
      })
      .toBe(true);
    await fillForm(page, { ...faultless, message });
    await page.clock.runFor(2000);
    await press(page);
    await expectToast(page, catalogue.succeeded);
    const mail = await findOnlyMail(page, baseURL, message);
    expect(mail.subject).toBe("[Possible spam] Demo request: Ana Ruiz");
    expect(mail.text).toContain("The form was sent within 3 seconds.");
  },
);

test("the trap is out of sight, and out of reach of keys, screen readers and the browser's own entries", async ({
  page,
}) => {
  await openForm(page);
  const field = findForm(page).locator(trap);
  await expect(field).not.toBeInViewport();
  await expect(field).toHaveAttribute("tabindex", "-1");
  await expect(field).toHaveAttribute("autocomplete", "off");
  await expect(findForm(page).getByRole("textbox")).toHaveCount(5);
});

test("a form that is sent before the scripts arrive is answered by a page that stays", async ({ page, baseURL }) => {
  const message = makeMark();
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/contact");
  await fillForm(page, { ...faultless, message });
  await press(page);
  await page.unroute("**/*.js");
  await expect(findAnswer(page, "status")).toHaveText(catalogue.succeeded.join(""));
  await expect(page).toHaveURL("/send-email?sent");
  await expect(page.locator("script")).toHaveCount(0);
  await findOnlyMail(page, baseURL, message);
  await goBack(page, "/contact");
  // Asked of the page itself: for Playwright, Firefox is still on its way.
  const readForm = () =>
    page.evaluate(() => ({
      name: document.querySelector<HTMLInputElement>("#firstName")?.value,
      hasButton: document.querySelector("form [type=submit]")?.checkVisibility(),
    }));
  await expect.poll(readForm).toEqual({ name: faultless.firstName, hasButton: true });
});
