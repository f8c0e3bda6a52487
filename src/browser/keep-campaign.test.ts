import { addCampaign } from "./keep-campaign";

const site = "https://www.acme.example";
const campaign: [string, string][] = [
  ["utm_source", "news letter"],
  ["ref", "a&b"],
];
const follow = (to: string) => addCampaign(to, `${site}/team?ref=a%26b`, campaign);

test("links to other pages of the site get the campaign, and no other link does", () => {
  expect(follow(`${site}/contact?ref=own&x=1#top`)).toBe(`${site}/contact?ref=a%26b&x=1&utm_source=news+letter#top`);
  expect(follow(`${site}/contact`)).toBe(`${site}/contact?utm_source=news+letter&ref=a%26b`);
  const others = [`${site}/team#top`, "https://other.example/contact", `${site}/paper.pdf`, "mailto:ana@acme.example"];
  expect(others.map(follow)).toEqual(others);
});
