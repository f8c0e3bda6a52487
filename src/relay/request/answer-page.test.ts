import { success } from "./answer";
import { answerPage } from "./answer-page";

jest.mock("#content/site.json", () => ({ language: "ar", transportSecurity: "max-age=1" }));

test("the page for a contact page that cannot be read has the language and the direction of the site, and is not indexed", async () => {
  const page = await answerPage(success, () => Promise.reject(new Error("no files")));
  const text = await page.text();
  expect(text).toContain('<html lang="ar" dir="rtl">');
  expect(text).toContain('<meta name="robots" content="noindex">');
});
