import { resolve } from "node:path";

import type { GatsbyNode, Node } from "gatsby";

import { archivePath, notFoundPath, redirectPath } from "../content/routes";
import { addPrefix, homePath } from "../text/path-prefix";
import { listFurther } from "./find-related";
import { readAnswer } from "./output/read-answer";
import { writeCovers } from "./output/write-covers";

const blogPageSize = 48;

/** Path of the page for unknown URLs. */
const missingPath = addPrefix(notFoundPath);

/** Paths of the pages of unused templates, which `onPostBootstrap` deletes. */
const placeholderPath = "/_unused/";

function findTemplate(name: string): string {
  return resolve(`src/templates/${name}.tsx`);
}

/** Lists the first section of each kind, with its JSON and its place. */
function listSamples(pages: readonly Node[]) {
  const samples = new Map<string, { path: string; index: number; json: string }>();
  for (const { path, sections } of pages)
    for (const [index, section] of (sections as { section: string }[]).entries())
      // Text pages consist of one `document` section.
      if (section.section !== "document" && !samples.has(section.section))
        samples.set(section.section, { path: String(path), index, json: JSON.stringify(section, null, 2) });
  const names = [...samples.keys()].sort();
  return names.map((name) => ({ name, ...samples.get(name) }));
}

/**
 * Creates the pages of `data/pages/`, of all articles and of the blog's archive, and the redirects of `data/redirects.json`.
 * An alias is a page of its own, because Gatsby's router compares a page's path with the address.
 */
export const createPages: GatsbyNode["createPages"] = async ({ graphql, actions, getNodesByType }) => {
  const { createPage, createRedirect } = actions;
  const { allPage, allBlogEntry, allArticle, allRedirect } = await readAnswer(
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
        allBlogEntry(filter: { post: { id: { eq: null } } }) {
          totalCount
        }
        allArticle(sort: [{ date: DESC }, { slug: ASC }]) {
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

  await writeCovers(graphql);

  const blogPage = allPage.nodes.find(({ template }) => template === "blog");
  const blogPages = Math.ceil(allBlogEntry.totalCount / blogPageSize);
  const paginate = (number: number) => ({ limit: blogPageSize, skip: number * blogPageSize });
  for (let number = 1; blogPage && number < blogPages; number++) {
    const path = archivePath(blogPage.path, number);
    createPage({ path, component: findTemplate("blog"), context: { id: blogPage.id, ...paginate(number) } });
  }

  for (const { id, path, aliases, template } of allPage.nodes) {
    const context =
      template === "blog"
        ? { id, ...paginate(0) }
        : { id, isMissing: path === missingPath, unlisted: [homePath, missingPath] };
    // Hosts answer unknown paths with 404.html.
    for (const address of [path === missingPath ? `${path}.html` : path, ...aliases])
      createPage({ path: address, component: findTemplate(template), context: { ...context, canonicalPath: path } });
  }

  for (const article of allArticle.nodes) {
    const { path, slug } = article;
    const further = listFurther(article, allArticle.nodes).map((other) => other.slug);
    createPage({ path, component: findTemplate("article"), context: { slug, further } });
  }

  // Gatsby warns of the query of a template that no page has while it extracts the queries.
  const unused = [...(blogPage ? [] : ["blog"]), ...(allArticle.nodes.length > 0 ? [] : ["article"])];
  for (const name of unused) createPage({ path: placeholderPath + name, component: findTemplate(name), context: {} });

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
    const context = { samples: listSamples(getNodesByType("SectionsPage")) };
    createPage({ path: "/design-system/sections", component: resolve("src/develop/section-samples.tsx"), context });
  }
};

/** Deletes the pages of unused templates before their queries run. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = ({ actions, getNodesByType }) => {
  for (const { path, component } of getNodesByType("SitePage"))
    if (String(path).startsWith(placeholderPath))
      actions.deletePage({ path: String(path), component: String(component) });
};
