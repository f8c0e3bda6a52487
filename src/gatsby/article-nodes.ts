import type { NodeInput } from "gatsby";

import type { ContentRecord } from "../content/read/record";
import { articlePath } from "../content/routes";
import { renderText } from "../content/text/render-text";
import type { NodeTools } from "./content-nodes";
import type { Relative } from "./find-related";
import { countMinutes } from "./reading-time";
import { relateAll } from "./relate-all";

/** GraphQL type of an article. */
export const articleType = "Mdx";

/** How many articles stand under an article. */
const relatedCount = 3;

/** An article's node, but for its text as HTML, which takes longest to make. */
export interface ArticleNode extends NodeInput {
  body: string;
  /** Nodes of the articles to be read next. */
  related: string[];
}

interface Article extends Relative {
  record: ContentRecord;
}

function toArticle(record: ContentRecord): Article {
  const { slug, category, author, keywords, date } = record.value as Omit<Relative, "published"> & { date: string };
  return { slug, category, author, keywords, published: new Date(date).getTime(), record };
}

/**
 * Makes the GraphQL nodes of articles. A node's digest holds which articles are to be read next: a change of one article makes
 * anew the nodes of those that lead to another article than before, and no more.
 * @param version what else decides what is made of a text
 */
export function listArticleNodes(records: readonly ContentRecord[], tools: NodeTools, version = ""): ArticleNode[] {
  const articles = records.filter(({ source }) => source.file.endsWith(".mdx")).map(toArticle);
  const related = relateAll(articles, relatedCount);
  const nameNode = ({ slug }: Article) => tools.createNodeId(`${articleType} ${slug}`);
  return articles.map((article) => {
    const { value, source } = article.record;
    const next = (related.get(article) ?? []).map(nameNode);
    return {
      id: nameNode(article),
      frontmatter: value,
      body: source.body,
      path: articlePath(article.slug),
      minutes: countMinutes(source.body),
      related: next,
      parent: null,
      children: [],
      internal: {
        type: articleType,
        contentDigest: tools.createContentDigest(JSON.stringify([version, value, source.body, next])),
      },
    };
  });
}

/** The whole node: with the text as HTML instead of Markdown. */
export function renderArticle({ body, ...node }: ArticleNode): NodeInput {
  const { sections, ...text } = renderText(body);
  return { ...node, text, sections };
}
