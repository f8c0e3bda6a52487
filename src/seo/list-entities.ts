import { entityId, organizationId, type GraphNode } from "./graph";
import { buildJobPosting } from "./job-posting";

/** Company that offers what its pages are about. */
type Site = Record<"name" | "url", string>;
type Page = NonNullable<Queries.SectionsTemplateQuery["page"]>;

/** Builds the offers of a page: its plans with a price, in all sections. */
function buildOffers({ sections }: Page): GraphNode[] {
  const plans = sections.flatMap((section) => (section.__typename === "PlansSection" ? section.plans : []));
  return plans.flatMap(({ name, text, price }) => {
    if (!price) return [];
    const { amount, currency, unit } = price;
    const cost = { price: amount, priceCurrency: currency };
    return [
      {
        "@type": "Offer",
        name,
        ...(text ? { description: text } : {}),
        ...cost,
        ...(unit ? { priceSpecification: { "@type": "UnitPriceSpecification", ...cost, unitText: unit } } : {}),
      },
    ];
  });
}

/**
 * Builds the product of a page, with the chapters as its features and the plans as its offers. Without one, plans are offers of the
 * company's product.
 * @see https://developers.google.com/search/docs/appearance/structured-data/product-snippet
 */
function buildProduct(site: Site, page: Page): GraphNode[] {
  const { path, seo, product, sections } = page;
  const offers = buildOffers(page);
  if (!product && offers.length === 0) return [];
  const features = sections.flatMap((section) => ("chapters" in section ? section.chapters : []));
  const company = { "@id": organizationId(site.url) };
  const kind = product
    ? {
        "@type": "SoftwareApplication",
        name: product.name,
        applicationCategory: product.category,
        operatingSystem: "Web",
        featureList: features.map(({ title }) => title),
        publisher: company,
      }
    : { "@type": "Product", name: site.name, brand: company };
  return [
    {
      ...kind,
      "@id": entityId(site.url, path, "product"),
      description: seo.description,
      url: `${site.url}${path}`,
      ...(offers.length > 0 ? { offers } : {}),
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

/** Lists the entities that a page is about, for its structured data. */
export function listEntities(site: Site, page: Page): GraphNode[] {
  return [...buildProduct(site, page), ...buildJobs(site.url, page), ...buildQuestions(site.url, page)];
}
