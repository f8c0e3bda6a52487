import { pageDefinitions } from "./catalogue";
import { customer } from "./customer";
import { integration, integrationCategories } from "./integration";
import { job } from "./job";
import { leader } from "./leader";
import { homePage } from "./pages/home";
import { partner } from "./partner";
import { redirect } from "./redirect";
import { notFoundPath } from "./routes";
import { teamGroups, teamMember } from "./team-member";
import { getReal, listReal } from "./testing/real-content";
import { value } from "./value";

// What the specification counts, in its chapters 2, 3 and 9. There may be more: an editor adds without asking a test.

const people = listReal(teamMember);
const integrations = listReal(integration);

test("the team has at least 19 members, 6 directors and 2 advisors, and only advisors have a firm", () => {
  const [team = 0, board = 0, advisors = 0] = teamGroups.map(
    (group) => people.filter((person) => person.group === group).length,
  );
  expect(team).toBeGreaterThanOrEqual(19);
  expect(board).toBeGreaterThanOrEqual(6);
  expect(advisors).toBeGreaterThanOrEqual(2);
  expect(people.filter(({ firm }) => firm !== undefined)).toEqual(people.filter(({ group }) => group === "Advisors"));
});

test("there are at least 5 jobs, in both departments, each with its own posting", () => {
  const jobs = listReal(job);
  expect(jobs.length).toBeGreaterThanOrEqual(5);
  expect(new Set(jobs.map(({ department }) => department))).toEqual(new Set(["Engineering", "Marketing"]));
});

test("there are at least 29 integrations, and some belong to two categories", () => {
  expect(integrations.length).toBeGreaterThanOrEqual(29);
  expect(integrations.filter(({ categories }) => categories.length > 1).length).toBeGreaterThanOrEqual(2);
});

test.each(integrationCategories)("the category %s has at least 4 integrations", (category) => {
  expect(integrations.filter(({ categories }) => categories.includes(category)).length).toBeGreaterThanOrEqual(4);
});

test("the partners are the six of the specification in its order, and each is an integration", () => {
  const names = listReal(partner).map(({ name }) => name);
  expect(names).toEqual(["Clari", "Gainsight", "Pendo", "ContentSquare", "Mixpanel", "Amplitude"]);
  expect(integrations.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});

test("four customers rotate on the customer stories page: a personalization, an integration, a revenue and a data platform", () => {
  const kinds = listReal(customer).flatMap(({ kind, featured }) => (featured ? [kind] : []));
  expect(kinds).toEqual([
    expect.stringMatching(/personalization/iu),
    expect.stringMatching(/integration/iu),
    expect.stringMatching(/revenue/iu),
    expect.stringMatching(/data/iu),
  ]);
});

test("the three leaders are the CRO, the CCO and the CMO", () => {
  expect(listReal(leader).map(({ role }) => role)).toEqual(["CRO", "CCO", "CMO"]);
});

test("the four values stand in the specification's order", () => {
  expect(listReal(value).map(({ name }) => name)).toEqual(["Make It Great", "Own It", "Keep Learning", "Good Human"]);
});

test("the section of industry leaders is empty", () => {
  expect(getReal(homePage).industryLeaders.items).toBeUndefined();
});

test("the specification's three redirects and the decisions' two are there", () => {
  expect(Object.fromEntries(listReal(redirect).map(({ from, to }) => [from, to]))).toMatchObject({
    "/product": "/product/overview",
    "/resources": "/resources/blog",
    "/customer-stories": "/resources/customer-stories",
    "/resources/research-product": "/resources/blog",
    "/resources/company-culture": "/resources/blog",
  });
});

test("the pages of the specification are there, the canonical path first", () => {
  const pages = pageDefinitions.flatMap((definition) => listReal(definition));
  const paths = pages.map(({ path, aliases }) => [path, aliases ?? []].flat().join(" and "));
  expect(paths).toEqual(
    expect.arrayContaining([
      notFoundPath,
      "/",
      "/careers",
      "/contact",
      "/leadership",
      "/product/cohorts-ai",
      "/product/data-sources and /product/integrations",
      "/product/growth-ai",
      "/product/overview",
      "/resources/blog and /blogs",
      "/resources/customer-stories",
      "/team",
    ]),
  );
});
