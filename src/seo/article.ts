import { toAbsolute } from "./addresses";
import { entityId, organizationId, type GraphNode } from "./graph";

interface PersonReference {
  name: string;
  /** Profile of the person; null without one. */
  url: string | null;
}

type Content = "path" | "title" | "description" | "category" | "keywords";

export interface ArticleInput extends Pick<Queries.Article, Content> {
  /** Days as `YYYY-MM-DD`. */
  published: string;
  modified: string;
  language: string;
  image: string;
  /** Without an author, the organization is the author. */
  author: PersonReference | undefined;
  about: readonly PersonReference[];
}

function buildPerson({ name, url }: PersonReference): GraphNode {
  return { "@type": "Person", name, ...(url === null ? {} : { url }) };
}

export function buildArticle(siteUrl: string, article: ArticleInput): GraphNode {
  const organization = { "@id": organizationId(siteUrl) };
  return {
    "@type": "BlogPosting",
    "@id": entityId(siteUrl, article.path, "article"),
    headline: article.title,
    description: article.description,
    url: toAbsolute(siteUrl, article.path),
    image: toAbsolute(siteUrl, article.image),
    datePublished: article.published,
    dateModified: article.modified,
    articleSection: article.category,
    keywords: article.keywords.join(", "),
    inLanguage: article.language,
    mainEntityOfPage: { "@id": entityId(siteUrl, article.path, "webpage") },
    author: article.author ? buildPerson(article.author) : organization,
    publisher: organization,
    ...(article.about.length > 0 ? { about: article.about.map(buildPerson) } : {}),
  };
}
