import { listEntities } from "./list-entities";

type Page = Parameters<typeof listEntities>[1];

/** Lists the entities of a page with these sections. */
function list(sections: object[], others: object = {}) {
  const seo = { description: "What it does" };
  return listEntities({ name: "Acme", url: "https://www.acme.example" }, {
    path: "/a",
    seo,
    product: null,
    sections,
    ...others,
  } as unknown as Page);
}

const job = {
  title: "Data Engineer",
  location: "Austin",
  applyUrl: "https://jobs.acme.example/1",
  datePosted: "2026-01-31",
};

test("a page with jobs is about those that have a day of posting, which search engines require", () => {
  const jobs = [job, { ...job, title: "Writer", datePosted: null }];
  expect(list([{ __typename: "HeroSection" }, { __typename: "JobsSection", jobs }])).toEqual([
    expect.objectContaining({ "@type": "JobPosting", title: "Data Engineer", datePosted: "2026-01-31" }),
  ]);
});

test("jobs with one application form have ids of their own, and two sections list each job once", () => {
  const jobs = [job, { ...job, title: "Writer" }, { ...job, title: "Editor", applyUrl: "https://jobs.acme.example/2" }];
  const found = list([
    { __typename: "JobsSection", jobs },
    { __typename: "JobsSection", jobs },
  ]);
  expect(found).toHaveLength(3);
  expect(new Set(found.map((each) => each["@id"])).size).toBe(3);
});

test("a page of a product is about it, with the chapters of all sections as its features", () => {
  const chapters = (...titles: string[]) => ({ chapters: titles.map((title) => ({ title })) });
  const sections = [
    { __typename: "StorySection", ...chapters("One", "Two") },
    { __typename: "TilesSection", ...chapters("Three") },
  ];
  expect(list(sections, { product: { name: "Cohorts", category: "BusinessApplication" } })).toMatchObject([
    {
      "@type": "SoftwareApplication",
      "@id": "https://www.acme.example/a#product",
      name: "Cohorts",
      featureList: ["One", "Two", "Three"],
    },
  ]);
  expect(list(sections)).toEqual([]);
});

test("the questions of all sections are one entity, with their answers", () => {
  const sections = ["How long?", "How much?"].map((question) => ({
    __typename: "QuestionsSection",
    items: [{ question, answer: "Little." }],
  }));
  const acceptedAnswer = { "@type": "Answer", text: "Little." };
  expect(list(sections)).toEqual([
    {
      "@type": "FAQPage",
      "@id": "https://www.acme.example/a#questions",
      mainEntity: [
        { "@type": "Question", name: "How long?", acceptedAnswer },
        { "@type": "Question", name: "How much?", acceptedAnswer },
      ],
    },
  ]);
});

test("plans with a price are offers, in numbers and their currency; those on request are none", () => {
  const price = { amount: 49.5, currency: "EUR", unit: "per month", text: "€49.50" };
  const plans = [
    { name: "Team", text: "For teams.", price, points: ["All"] },
    { name: "Small", text: null, price: { ...price, amount: 0, unit: null }, points: ["One"] },
    { name: "Company", text: null, price: null, points: ["All"] },
  ];
  const section = { __typename: "PlansSection", plans };
  const cost = { price: 49.5, priceCurrency: "EUR" };
  const priceSpecification = { "@type": "UnitPriceSpecification", ...cost, unitText: "per month" };
  const offers = [
    { "@type": "Offer", name: "Team", description: "For teams.", ...cost, priceSpecification },
    { "@type": "Offer", name: "Small", price: 0, priceCurrency: "EUR" },
  ];
  expect(list([section])).toEqual([
    {
      "@type": "Product",
      "@id": "https://www.acme.example/a#product",
      name: "Acme",
      brand: { "@id": "https://www.acme.example/#organization" },
      description: "What it does",
      url: "https://www.acme.example/a",
      offers,
    },
  ]);
  const product = { name: "Cohorts", category: "BusinessApplication" };
  expect(list([section], { product })).toMatchObject([{ "@type": "SoftwareApplication", name: "Cohorts", offers }]);
  expect(list([{ ...section, plans: plans.slice(2) }])).toEqual([]);
});
