import { resolve } from "node:path";

import type { CreatePagesArgs } from "gatsby";

import { readAnswer } from "./read-answer";
import { blogPageSize, listArchivePages } from "./split-archive";

interface Group {
  readonly fieldValue: string | null;
  readonly totalCount: number;
}

function countGroups(groups: readonly Group[]): Map<string, number> {
  return new Map(groups.map(({ fieldValue, totalCount }) => [fieldValue ?? "", totalCount]));
}

/** Creates the pages of the blog's archive. Returns what the blog page's context needs of it, which is nothing without an archive. */
export async function createArchive({ graphql, actions }: CreatePagesArgs): Promise<object> {
  const { blogPage, allPost, allArticle } = await readAnswer(
    graphql<Queries.BlogArchivePagesQuery>(`
      query BlogArchivePages {
        blogPage {
          id
          path
        }
        allPost {
          group(field: { tag: SELECT }) {
            fieldValue
            totalCount
          }
        }
        allArticle {
          group(field: { category: SELECT }) {
            fieldValue
            totalCount
          }
        }
      }
    `),
  );
  if (!blogPage) return {};
  const pages = listArchivePages(blogPage.path, countGroups(allPost.group), countGroups(allArticle.group));
  const component = resolve("src/templates/blog.tsx");
  const ofArchive = { id: blogPage.id, hasArchive: true, isArchive: true };
  for (const { path, context } of pages) actions.createPage({ path, component, context: { ...context, ...ofArchive } });
  const [first] = pages;
  return first ? { limit: blogPageSize, hasArchive: true, archives: first.context.archives } : {};
}
