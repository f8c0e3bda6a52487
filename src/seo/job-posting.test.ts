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

function build(differences: Partial<JobInput> = {}) {
  return buildJobPosting("https://www.acme.example", "/careers", "data-engineer", { ...job, ...differences });
}

test("a job has the organization, a place, the day of its posting and its type", () => {
  expect(build()).toEqual({
    "@type": "JobPosting",
    "@id": "https://www.acme.example/careers#data-engineer",
    title: "Data Engineer",
    description: "Builds pipelines.",
    datePosted: "2026-01-31",
    employmentType: "FULL_TIME",
    hiringOrganization: { "@id": "https://www.acme.example/#organization" },
    url: "https://jobs.acme.example/data-engineer",
    jobLocation: {
      "@type": "Place",
      address: { "@type": "PostalAddress", addressLocality: "Austin", addressRegion: "Texas", addressCountry: "US" },
    },
  });
  expect(build({ location: "Mexico City", country: null })["jobLocation"]).toEqual({
    "@type": "Place",
    address: { "@type": "PostalAddress", addressLocality: "Mexico City" },
  });
});

test("a job to apply for by mail has no posting", () => {
  expect(build({ applyUrl: "mailto:jobs@acme.example?subject=Engineer" })).not.toHaveProperty("url");
});

test("a remote job has no place, but the country in which it is possible", () => {
  const posting = build({ location: "Von zu Hause", remote: true });
  expect(posting).toMatchObject({
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: "US" },
  });
  expect(posting).not.toHaveProperty("jobLocation");
  expect(build({ location: "Remote", remote: true, country: null })).not.toHaveProperty(
    "applicantLocationRequirements",
  );
});

test("a job is valid until the end of its last day", () => {
  expect(build({ validThrough: "2026-03-31" })["validThrough"]).toBe("2026-03-31T23:59:59Z");
});

test("a job states its pay, if it has one", () => {
  expect(build()).not.toHaveProperty("baseSalary");
  expect(build({ pay: { currency: "MXN", min: 45000, max: 60000, unit: "month" } })["baseSalary"]).toEqual({
    "@type": "MonetaryAmount",
    currency: "MXN",
    value: { "@type": "QuantitativeValue", minValue: 45000, maxValue: 60000, unitText: "MONTH" },
  });
});
