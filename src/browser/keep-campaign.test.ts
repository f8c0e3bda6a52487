import formPage from "#content/pages/contact.json";
import { addCampaign } from "./keep-campaign";

const form = `https://www.acme.example${formPage.path}`;

test("the address of the page with the form gets the campaign of the first page, and no other address does", () => {
  const campaign: [string, string][] = [
    ["utm_source", "news letter"],
    ["ref", "a&b"],
  ];
  expect(addCampaign(`${form}?ref=own&x=1#top`, campaign).href).toBe(
    `${form}?ref=a%26b&x=1&utm_source=news+letter#top`,
  );
  expect(addCampaign(form, campaign).search).toBe("?utm_source=news+letter&ref=a%26b");
  expect(addCampaign(form, []).href).toBe(form);
  expect(addCampaign("https://www.acme.example/other?x=1", campaign).search).toBe("?x=1");
});
