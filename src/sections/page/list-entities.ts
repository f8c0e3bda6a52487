import { slugify } from "../../content/routes";
import { entityId, organizationId, type GraphNode } from "../../seo/graph";
import { buildJobPosting } from "../../seo/job-posting";
import type { PageSection } from "./load-sections";

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

/** @see https://schema.org/FAQPage */
function buildQuestions(siteUrl: string, path: string, { title, items }: Queries.QuestionsSectionFragment): GraphNode {
  return {
    "@type": "FAQPage",
    "@id": entityId(siteUrl, path, slugify(title)),
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

function buildSection(siteUrl: string, path: string, section: PageSection): GraphNode[] {
  if (section.__typename === "QuestionsSection") return [buildQuestions(siteUrl, path, section)];
  if (section.__typename !== "JobsSection") return [];
  return section.jobs.flatMap(({ datePosted, ...job }) =>
    datePosted === null ? [] : [buildJobPosting(siteUrl, path, { ...job, datePosted })],
  );
}

/** Lists the entities that a page is about, for its structured data. */
export function listEntities(siteUrl: string, page: Page): GraphNode[] {
  return [
    ...buildProduct(siteUrl, page),
    ...page.sections.flatMap((section) => buildSection(siteUrl, page.path, section)),
  ];
}
