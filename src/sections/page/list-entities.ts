import { entityId, organizationId, type GraphNode } from "../../seo/graph";
import { buildJobPosting } from "../../seo/job-posting";

type Page = NonNullable<Queries.SectionsTemplateQuery["page"]>;

/** Builds the product of a page, with the chapters as its features. */
function buildProduct(siteUrl: string, { path, seo, product, sections }: Page): GraphNode[] {
  if (!product) return [];
  const features = sections.flatMap((section) => ("chapters" in section ? section.chapters : []));
  return [
    {
      "@type": "SoftwareApplication",
      "@id": entityId(siteUrl, path, "product"),
      name: product.name,
      description: seo.description,
      url: `${siteUrl}${path}`,
      applicationCategory: product.category,
      operatingSystem: "Web",
      featureList: features.map(({ title }) => title),
      publisher: { "@id": organizationId(siteUrl) },
    },
  ];
}

/** Builds the questions of a page, from all its sections, as https://schema.org/FAQPage. */
function buildQuestions(siteUrl: string, { path, sections }: Page): GraphNode[] {
  const questions = sections.flatMap((section) => (section.__typename === "QuestionsSection" ? section.items : []));
  if (questions.length === 0) return [];
  return [
    {
      "@type": "FAQPage",
      "@id": entityId(siteUrl, path, "questions"),
      mainEntity: questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
  ];
}

/** Builds the jobs of a page, each once: every section lists all. Several jobs may have one application form. */
function buildJobs(siteUrl: string, { path, sections }: Page): GraphNode[] {
  const section = sections.find(({ __typename }) => __typename === "JobsSection");
  const jobs = section && "jobs" in section ? section.jobs : [];
  return jobs.flatMap(({ datePosted, ...job }, index) => {
    if (datePosted === null) return [];
    const earlier = jobs.slice(0, index).filter(({ applyUrl }) => applyUrl === job.applyUrl).length;
    const id = encodeURIComponent(job.applyUrl) + (earlier > 0 ? `-${earlier + 1}` : "");
    return [buildJobPosting(siteUrl, path, id, { ...job, datePosted })];
  });
}

export function listEntities(siteUrl: string, page: Page): GraphNode[] {
  return [...buildProduct(siteUrl, page), ...buildJobs(siteUrl, page), ...buildQuestions(siteUrl, page)];
}
