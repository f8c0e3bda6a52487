import { slugify } from "../content/routes";
import { entityId, organizationId, type GraphNode } from "./graph";

export interface JobInput {
  title: string;
  description: string;
  /** A place, e.g. *Austin, Texas*, or *Remote*, with the country in which it is possible, e.g. *Remote (US)*. */
  location: string;
  /** Of the place, as an ISO 3166 code. */
  country: string | null;
  /** In schema.org's vocabulary. */
  employmentType: string | undefined;
  applyUrl: string;
  /** Days as `YYYY-MM-DD`. */
  datePosted: string;
  validThrough: string | null;
}

const remotePattern = /^remote(?:\s*\((.+)\))?$/iu;

function buildPlace({ location, country }: Pick<JobInput, "location" | "country">): object {
  const remote = remotePattern.exec(location);
  if (remote) {
    const [, from] = remote;
    return {
      jobLocationType: "TELECOMMUTE",
      ...(from ? { applicantLocationRequirements: { "@type": "Country", name: from } } : {}),
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

/**
 * Builds the JobPosting of an open position on a page.
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function buildJobPosting(siteUrl: string, path: string, job: JobInput): GraphNode {
  return {
    "@type": "JobPosting",
    "@id": entityId(siteUrl, path, slugify(job.applyUrl)),
    title: job.title,
    description: job.description,
    datePosted: job.datePosted,
    // Until the end of the last day.
    ...(job.validThrough ? { validThrough: `${job.validThrough}T23:59:59Z` } : {}),
    ...(job.employmentType ? { employmentType: job.employmentType } : {}),
    hiringOrganization: { "@id": organizationId(siteUrl) },
    url: job.applyUrl,
    ...buildPlace(job),
  };
}
