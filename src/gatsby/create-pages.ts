import { resolve } from "node:path";

import type { GatsbyNode } from "gatsby";

import { archivePath, notFoundPath, redirectPath } from "../content/routes";
import { listFurther } from "./find-related";
import { readAnswer } from "./read-answer";
import { blogPageSize, listArchivePages } from "./split-archive";

function findTemplate(name: string): string {
  return resolve(`src/templates/${name}.tsx`);
}

interface Group {
  readonly fieldValue: string | null;
  readonly totalCount: number;
}

function countGroups(groups: readonly Group[]): Map<string, number> {
  return new Map(groups.map(({ fieldValue, totalCount }) => [fieldValue ?? "", totalCount]));
}

/**
 * Creates the pages of `data/pages/`, of all articles and of the blog's archive, and the redirects of `data/redirects.json`.
 * An alias is a page of its own, because Gatsby's router compares a page's path with the address.
 */
export const createPages: GatsbyNode["createPages"] = async ({ graphql, actions }) => {
  const { createPage, createRedirect } = actions;
  const { allPage, blogPage, allPost, allArticle, allRedirect } = await readAnswer(
    graphql<Queries.SitePagesQuery>(`
      query SitePages {
        allPage {
          nodes {
            id
            path
            aliases
            template
          }
        }
        blogPage {
          id
          path
          featured
        }
        allPost {
          group(field: { tag: SELECT }) {
            fieldValue
            totalCount
          }
        }
        allArticle(sort: [{ date: DESC }, { slug: ASC }]) {
          group(field: { category: SELECT }) {
            fieldValue
            totalCount
          }
          nodes {
            path
            slug
            category
            author {
              slug
            }
            keywords
          }
        }
        allRedirect {
          nodes {
            from
            to
          }
        }
      }
    `),
  );

  const archive = blogPage ? listArchivePages(countGroups(allPost.group), countGroups(allArticle.group)) : [];
  for (const context of archive) {
    const path = archivePath(blogPage?.path ?? "", context.name, context.number);
    createPage({ path, component: findTemplate("blog"), context: { ...context, id: blogPage?.id, isArchive: true } });
  }
  const blogContext = archive[0] ? { limit: blogPageSize, archives: archive[0].archives } : {};

  for (const { id, path, aliases, template } of allPage.nodes) {
    const context = { id, ...(template === "blog" ? { featured: blogPage?.featured, ...blogContext } : {}) };
    // Hosts answer unknown paths with 404.html.
    for (const address of [path === notFoundPath ? `${path}.html` : path, ...aliases]) {
      createPage({ path: address, component: findTemplate(template), context });
    }
  }

  for (const article of allArticle.nodes) {
    const { path, slug } = article;
    const further = listFurther(article, allArticle.nodes).map((other) => other.slug);
    createPage({ path, component: findTemplate("article"), context: { slug, further } });
  }

  for (const { from, to } of allRedirect.nodes) {
    // 308 is permanent and does not change the request's method.
    createRedirect({
      fromPath: redirectPath(from),
      toPath: to,
      statusCode: 308,
      redirectInBrowser: true,
      ignoreCase: false,
    });
  }

  if (process.env.NODE_ENV === "development") {
    createPage({ path: "/design-system", component: resolve("src/develop/design-system.tsx"), context: {} });
  }
};
