import { buildJobPosting, type JobInput } from "./job-posting";

const job: JobInput = {
  title: "Data Engineer",
  description: "Builds pipelines.",
  location: "Austin, Texas",
  remote: null,
  country: "US",
  employmentType: "FULL_TIME",
  applyUrl: "https://jobs.acme.example/data-engineer",
  datePosted: "2026-01-31",
  validThrough: null,
  pay: null,
};

const locality = { "@type": "PostalAddress", addressLocality: "Mexico City" };
const country = { "@type": "Country", name: "US" };

// `e2e/site/starter-pages.spec.ts` tests a job that has all of it.
test.each<[what: string, change: Partial<JobInput>, found: object]>([
  [
    "a place without region and country",
    { location: "Mexico City", country: null },
    { jobLocation: { "@type": "Place", address: locality } },
  ],
  ["no address if it is applied for by mail", { applyUrl: "mailto:jobs@acme.example" }, { url: undefined }],
  [
    "no place if it is remote, but the country in which it is possible",
    { location: "Von zu Hause", remote: true },
    { jobLocation: undefined, jobLocationType: "TELECOMMUTE", applicantLocationRequirements: country },
  ],
  ["no country if it is remote in any", { remote: true, country: null }, { applicantLocationRequirements: undefined }],
  ["neither a last day nor pay that it lacks", {}, { validThrough: undefined, baseSalary: undefined }],
])("a job has %s", (_, change, found) => {
  const posting = buildJobPosting("https://www.acme.example", "/careers", "data-engineer", { ...job, ...change });
  expect(Object.fromEntries(Object.keys(found).map((key) => [key, posting[key]]))).toEqual(found);
});
