import { buildJobPosting, type JobInput } from "./job-posting";

const url = "https://www.acme.example";

const job: JobInput = {
  title: "Data Engineer",
  description: "Builds pipelines.",
  location: "Austin, Texas",
  country: "US",
  type: "Full-time",
  applyUrl: "https://jobs.acme.example/data-engineer",
  datePosted: "2026-01-31",
  validThrough: null,
};

test("a job is posted by the organization, in a place, with its day and its kind", () => {
  expect(buildJobPosting(url, "/careers", job)).toEqual({
    "@type": "JobPosting",
    "@id": `${url}/careers#data-engineer`,
    title: "Data Engineer",
    description: "Builds pipelines.",
    datePosted: "2026-01-31",
    employmentType: "FULL_TIME",
    hiringOrganization: { "@id": `${url}/#organization` },
    url: "https://jobs.acme.example/data-engineer",
    jobLocation: {
      "@type": "Place",
      address: { "@type": "PostalAddress", addressLocality: "Austin", addressRegion: "Texas", addressCountry: "US" },
    },
  });
});

test("a city alone is a place, too", () => {
  expect(buildJobPosting(url, "/careers", { ...job, location: "Mexico City", country: null })["jobLocation"]).toEqual({
    "@type": "Place",
    address: { "@type": "PostalAddress", addressLocality: "Mexico City" },
  });
});

test("a job from home has no place, but a country in which it may be done", () => {
  const posting = buildJobPosting(url, "/careers", { ...job, location: "Remote (US)" });
  expect(posting).toMatchObject({
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: "US" },
  });
  expect(posting).not.toHaveProperty("jobLocation");
  expect(buildJobPosting(url, "/careers", { ...job, location: "Remote" })).not.toHaveProperty(
    "applicantLocationRequirements",
  );
});

test("a job's last day counts whole", () => {
  expect(buildJobPosting(url, "/careers", { ...job, validThrough: "2026-03-31" })["validThrough"]).toBe(
    "2026-03-31T23:59:59Z",
  );
});
