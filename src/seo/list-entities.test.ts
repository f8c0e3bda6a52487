import { listEntities } from "./list-entities";

type Page = Parameters<typeof listEntities>[1];

/** Lists the entities of a page with these sections. `e2e/site/starter-pages.spec.ts` tests their fields. */
function list(sections: object[], product: object | null = null) {
  const page = { path: "/a", seo: { description: "What it does" }, product, sections } as unknown as Page;
  return listEntities({ name: "Acme", url: "https://www.acme.example" }, page);
}

test("jobs with one application form have ids of their own, and two sections list each job once", () => {
  const job = { location: "Austin", applyUrl: "https://jobs.acme.example/1", datePosted: "2026-01-31" };
  const section = { __typename: "JobsSection", jobs: [job, job, { ...job, applyUrl: "https://jobs.acme.example/2" }] };
  const found = list([section, section]);
  expect(found).toHaveLength(3);
  expect(new Set(found.map((each) => each["@id"])).size).toBe(3);
});

test("the plans of a page of a product are its offers, and plans on request are none", () => {
  const plans = [
    { name: "Team", price: { amount: 49.5, currency: "EUR" } },
    { name: "Company", price: null },
  ];
  const [product] = list([{ __typename: "PlansSection", plans }], { name: "Cohorts", category: "BusinessApplication" });
  expect(product).toMatchObject({ "@type": "SoftwareApplication", name: "Cohorts", offers: [{ name: "Team" }] });
  expect(list([{ __typename: "PlansSection", plans: plans.slice(1) }])).toEqual([]);
});
