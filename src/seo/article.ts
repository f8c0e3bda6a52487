import { cardPath, toAbsolute } from "./addresses";
import { entityId, organizationId, type GraphNode } from "./graph";

type Article = NonNullable<Queries.ArticleTemplateQuery["article"]>;
type Person = NonNullable<Article["about"]>[number];
type Content = "path" | "title" | "description" | "category" | "keywords" | "date" | "updated" | "about";

interface ArticleInput extends Pick<Article, Content> {
  /** Null for the organization. */
  author: Person | null;
  thumbnail: { image: Pick<Queries.File, "publicURL"> } | null;
}

function buildPerson({ name, linkedin }: Person): GraphNode {
  return { "@type": "Person", name, ...(linkedin === null ? {} : { url: linkedin }) };
}

export function buildArticle(siteUrl: string, language: string, article: ArticleInput): GraphNode {
  const { path, date, author, about, thumbnail } = article;
  const organization = { "@id": organizationId(siteUrl) };
  return {
    "@type": "BlogPosting",
    "@id": entityId(siteUrl, path, "article"),
    headline: article.title,
    description: article.description,
    url: toAbsolute(siteUrl, path),
    image: toAbsolute(siteUrl, thumbnail?.image.publicURL ?? cardPath(path)),
    datePublished: date,
    dateModified: article.updated ?? date,
    articleSection: article.category,
    keywords: article.keywords.join(", "),
    inLanguage: language,
    mainEntityOfPage: { "@id": entityId(siteUrl, path, "webpage") },
    author: author ? buildPerson(author) : organization,
    publisher: organization,
    ...(about && about.length > 0 ? { about: about.map(buildPerson) } : {}),
  };
}
