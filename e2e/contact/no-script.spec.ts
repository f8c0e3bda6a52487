import { catalogue, expect, test, validEntries, type ContactForm } from "./form";
import { findOnlyMail, makeAddress, makeMark } from "./outbox";

test.use({ javaScriptEnabled: false });

async function expectSuccess(form: ContactForm): Promise<void> {
  const { page } = form;
  await expect(form.findOutcome("status")).toHaveText(catalogue.succeeded.join(""));
  await expect(page).toHaveTitle(/^Success! – Book a Call/);
  await expect(page.getByRole("heading", { level: 1, name: "Book a Call" })).toBeVisible();
  await expect(form.panel).toBeVisible();
  await expect(form.root).toHaveCount(0);
  await expect(page.getByRole("textbox")).toHaveCount(0);
}

test("without scripts a rejected form can be corrected, and a reload sends nothing", async ({
  form,
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.setExtraHTTPHeaders(makeAddress());
  await page.goto("/contact");
  await expect(form.text("Only the first 1000 characters will be sent.")).toBeVisible();
  const mark = makeMark();
  const entered = {
    ...validEntries,
    firstName: 'Ana "A" & O\'Hara',
    email: "ana@acme",
    message: `</textarea> & "\n${mark}`,
  };
  await form.fill(entered);
  const answered = page.waitForResponse("**/send-email");
  await form.press();
  expect((await answered).status()).toBe(422);
  await expect(form.findOutcome("alert")).toHaveText(catalogue.emptyEmail.join(""));
  await expect(page).toHaveTitle(/^Error – Book a Call/);
  await expect(page.locator("script")).toHaveCount(0);
  await form.expectEntries(entered);
  const email = form.field("email");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveAccessibleDescription(catalogue.emptyEmail[1]);
  await expect(email).toBeFocused();
  await expect(form.text(catalogue.emptyEmail[1])).toBeInViewport({ ratio: 1 });
  await expect(form.text(`${entered.message.length}/2000 characters`)).toBeVisible();
  await expect(page.locator("[aria-invalid]")).toHaveCount(1);
  await email.fill(validEntries.email);
  await form.press();
  await expectSuccess(form);
  expect((await page.reload())?.request().method()).toBe("GET");
  await expectSuccess(form);
  const mail = await findOnlyMail(page, baseURL, mark);
  expect(mail.text).toContain(`First Name: ${entered.firstName}\n`);
  expect(mail.text).toContain(`Message:\n\n/textarea & "\n${mark}`);
});
