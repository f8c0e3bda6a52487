import { entityId, organizationId, type GraphNode } from "./graph";

type Job = Queries.JobsSectionFragment["jobs"][number];
type Content = "title" | "description" | "location" | "remote" | "country" | "employmentType" | "applyUrl";

export interface JobInput extends Pick<Job, Content | "validThrough"> {
  pay: Omit<NonNullable<Job["pay"]>, "amount"> | null;
  datePosted: string;
}

function buildLocation({ location, remote, country }: Pick<JobInput, "location" | "remote" | "country">): object {
  if (remote) {
    return {
      jobLocationType: "TELECOMMUTE",
      ...(country ? { applicantLocationRequirements: { "@type": "Country", name: country } } : {}),
    };
  }
  const [addressLocality, addressRegion] = location.split(/,\s*/u);
  return {
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality,
        ...(addressRegion ? { addressRegion } : {}),
        ...(country ? { addressCountry: country } : {}),
      },
    },
  };
}

function buildPay({ currency, min, max, unit }: NonNullable<JobInput["pay"]>): object {
  const value = { "@type": "QuantitativeValue", minValue: min, maxValue: max, unitText: unit.toUpperCase() };
  return { baseSalary: { "@type": "MonetaryAmount", currency, value } };
}

/**
 * Builds the JobPosting of an open position on a page.
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function buildJobPosting(siteUrl: string, path: string, id: string, job: JobInput): GraphNode {
  return {
    "@type": "JobPosting",
    "@id": entityId(siteUrl, path, id),
    title: job.title,
    description: job.description,
    datePosted: job.datePosted,
    // Ends with the last day.
    ...(job.validThrough ? { validThrough: `${job.validThrough}T23:59:59Z` } : {}),
    ...(job.employmentType ? { employmentType: job.employmentType } : {}),
    hiringOrganization: { "@id": organizationId(siteUrl) },
    ...(job.applyUrl.startsWith("https:") ? { url: job.applyUrl } : {}),
    ...buildLocation(job),
    ...(job.pay ? buildPay(job.pay) : {}),
  };
}
